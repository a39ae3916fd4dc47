// Changing parts of the page: moved cards glide, the focus stays, unfolded elements stay unfolded.
import { all, byId, one, reducedMotion } from './dom.js';
import { applySettings } from './settings.js';

let latest = 0; // the number of the latest transition, so that an older one does not clean up after it

export async function show(ids, change, { still = false } = {}) {
  const unfolded = ids.flatMap((id) => all(`#${id} details[id]`)).map(({ id, open }) => [id, open]);
  // What was chosen or written in a part and not sent yet stays.
  const fields = ids.flatMap((id) => all(`.table-talk #${id} :is(select, input)[id]`)).map(({ id, value, checked }) => [id, value, checked]);
  const refocus = keepFocus(ids);
  const act = () => {
    change();
    fields.forEach(([id, value, checked]) => byId(id) && Object.assign(byId(id), { value, checked }));
    unfolded.forEach(([id, open]) => byId(id)?.toggleAttribute('open', open));
    refocus();
    applySettings();
  };
  if (!document.startViewTransition || reducedMotion.matches || document.hidden || still) return act();
  const turn = ++latest;
  nameMoves(ids);
  const transition = document.startViewTransition(() => { act(); nameMoves(ids); });
  transition.ready.catch(() => {}); // a transition may be skipped; the change is made anyway
  transition.finished.finally(() => { if (turn === latest) nameMoves([]); });
  return transition.updateCallbackDone;
}

// Names the cards within some parts for the transition. Names must be unique, or the browser skips
// the transition.
function nameMoves(ids) {
  for (const card of all('[data-move]')) card.style.viewTransitionName = '';
  const given = new Set();
  for (const card of ids.flatMap((id) => all(`#${id} [data-move]`))) {
    const name = `move-${card.dataset.move.replace(/[^\w-]/g, '-')}`;
    if (given.has(name) || card.getClientRects().length === 0) continue;
    given.add(name);
    card.style.viewTransitionName = name;
  }
}

// If the focused element is about to be replaced, returns a function that restores the focus.
function keepFocus(ids) {
  const had = document.activeElement;
  const part = ids.find((id) => byId(id)?.contains(had));
  if (!part || had === byId(part)) return () => {};
  const move = had.closest('[data-move]')?.dataset.move;
  const value = had.matches('button') && had.value;
  const find = (attribute, word, where) => word && one(`[${attribute}="${CSS.escape(word)}"]`, where);
  return () => {
    if (had.isConnected) return;
    let same = (had.id && byId(had.id)) || find('value', value, byId(part) ?? document)
      || find('data-move', move) || byId('question');
    if (same?.matches('details')) same = one('summary', same);
    if (had.matches('input') && same?.matches('input')) same.value = had.value;
    same?.focus({ preventScroll: true });
  };
}

// Keeps a list scrolled to its end until the user scrolls back.
export function stayAtEnd(list) {
  const go = () => { if (list.dataset.end !== 'left') list.scrollTop = list.scrollHeight; };
  let before = 0;
  list.addEventListener('scroll', () => {
    // The end is also far away when the list has just become smaller; only the user scrolls up.
    if (list.scrollHeight - list.scrollTop - list.clientHeight < 48) list.dataset.end = 'kept';
    else if (list.scrollTop < before) list.dataset.end = 'left';
    before = list.scrollTop;
  });
  new ResizeObserver(go).observe(list);
  go();
}

// Removes the lines from a number on, and appends the new ones; returns those.
export function putLines(id, lines) {
  if (!lines) return [];
  const list = byId(id);
  for (const line of [...list.children]) if (number(line) >= lines.from) line.remove();
  list.insertAdjacentHTML('beforeend', lines.html);
  if (list.dataset.end !== 'left') list.scrollTop = list.scrollHeight;
  return [...list.children].filter((line) => number(line) >= lines.from);
}
const number = (line) => Number(line.id.slice(1));
export const nextLine = (id) => (byId(id).lastElementChild ? number(byId(id).lastElementChild) + 1 : 0);

export function announce(words) {
  const place = byId('say');
  // Screen readers repeat a text only if it changes.
  if (words) place.textContent = words === place.textContent ? `${words}\u00a0` : words;
}
