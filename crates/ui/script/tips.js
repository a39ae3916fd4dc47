// Tooltips for the words and signs of a game: the elements with data-term. Their meanings are on the page
// of words, which is fetched once. The marks on a card are explained on the large card instead.
import { all, byId, one } from './dom.js';

const DELAY = 350; // milliseconds of hovering
const lists = new Map(); // the words of each game: promises of their meanings by id
const tip = Object.assign(document.createElement('div'), { id: 'tip', popover: 'manual', role: 'tooltip' });
const changes = new MutationObserver(() => { if (!explained?.isConnected) hide(); });
let explained = null; // the element that is explained or about to be
let hovering = 0; // the timer until it is explained

// The meanings of the words of the game that an element belongs to.
function wordsFor(element) {
  const game = element.closest('[data-game]')?.dataset.game;
  if (!game) return new Map();
  if (!lists.has(game)) lists.set(game, load(`/words/${game}`).catch(() => { lists.delete(game); return new Map(); }));
  return lists.get(game);
}

async function load(address) {
  const reply = await fetch(address);
  if (!reply.ok) throw new Error(reply.statusText);
  const page = new DOMParser().parseFromString(await reply.text(), 'text/html');
  return new Map(all('.words > div', page).map((entry) =>
    [entry.id.replace('word-', ''), [one('dt', entry).innerHTML, one('dd', entry).innerHTML]]));
}

async function explain(element) {
  explained = element;
  const [name, meaning] = (await wordsFor(element)).get(element.dataset.term) ?? [];
  if (!name || explained !== element || !element.isConnected) return;
  tip.innerHTML = `<b>${name}</b>${meaning}`;
  document.body.append(tip);
  tip.showPopover();
  place(element.getBoundingClientRect());
  element.setAttribute('aria-describedby', tip.id);
  changes.observe(document.body, { childList: true, subtree: true });
}

// Below the element, or above it where the tooltip would cover the hand or the action bar.
function place(at) {
  const own = tip.getBoundingClientRect();
  const tops = ['hand', 'actions'].map((id) => byId(id)?.getBoundingClientRect().top ?? innerHeight);
  const bottom = Math.min(innerHeight, ...tops.filter((top) => top >= at.bottom));
  const below = at.bottom + 6 + own.height <= bottom;
  const left = at.left + at.width / 2 - own.width / 2;
  tip.style.left = `${Math.max(8, Math.min(left, innerWidth - own.width - 8))}px`;
  tip.style.top = `${below ? at.bottom + 6 : Math.max(8, at.top - own.height - 6)}px`;
}

// Whether a tooltip was shown.
function hide() {
  clearTimeout(hovering);
  explained?.removeAttribute('aria-describedby');
  explained = null;
  changes.disconnect();
  if (!tip.matches(':popover-open')) return false;
  tip.hidePopover();
  return true;
}

// The term to explain at a place; the marks on a card are left to the large card.
function termAt(target) {
  const term = target.closest?.('[data-term]');
  return term?.closest('[data-card]') ? null : term;
}

// What the marks on a card mean, and the mark that is pointed at: ids and entries of a list.
export async function explainMarks(card, pointed) {
  const marks = [card, ...all('.on [data-term]', card), pointed?.closest('[data-term]')];
  const ids = new Set(marks.filter((mark) => mark?.dataset.term && card.contains(mark)).map((mark) => mark.dataset.term));
  if (ids.size === 0) return [];
  const words = await wordsFor(card);
  return [...ids].filter((id) => words.has(id)).map((id) => {
    const [name, meaning] = words.get(id);
    return [id, `<div><dt>${name}</dt><dd>${meaning}</dd></div>`];
  });
}

export function watchTerms() {
  document.addEventListener('pointerover', ({ target, pointerType }) => {
    if (pointerType !== 'mouse') return;
    const term = termAt(target);
    if (term === explained) return;
    hide();
    if (!term) return;
    explained = term;
    hovering = setTimeout(() => explain(term), DELAY);
  });
  document.addEventListener('focusin', ({ target }) => {
    if (target.matches('[data-term]:focus-visible') && termAt(target)) { hide(); explain(target); }
  });
  document.addEventListener('focusout', hide);
  document.addEventListener('click', ({ target, pointerType }) => {
    const again = explained;
    hide();
    const term = termAt(target);
    const taps = pointerType === 'touch' && term && term !== again && !target.closest('a, button, summary, label');
    if (taps) explain(term);
  });
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && hide()) event.stopPropagation();
  }, true);
  addEventListener('resize', hide, { passive: true });
  document.addEventListener('scroll', ({ target }) => { if (target.contains(explained)) hide(); }, { passive: true, capture: true });
}
