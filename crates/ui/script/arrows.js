// An option that leads from one card to another is drawn as an arrow with its forecast while it, or
// its answer in the list, is hovered or focused. Otherwise the current fight is drawn.
import { all, byId, one } from './dom.js';
import { settings } from './settings.js';

let drawn = null; // the option whose arrow the user called up
let seen = null; // the option whose arrow was shown, so that a click now chooses it

const cardOnBoard = (word) => word && one(`.board [data-move="${CSS.escape(word)}"]`);
const middle = (place) => {
  const at = place.getBoundingClientRect();
  return [(at.left + at.right) / 2, (at.top + at.bottom) / 2];
};
const svgElement = (name, attributes) => {
  const part = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) part.setAttribute(key, value);
  return part;
};

export function drawArrow(item = null) {
  [drawn, seen] = [item, null];
  byId('arrow')?.remove();
  item ??= one('.board .fight[data-at]');
  const own = item?.closest('[data-move]');
  const [from, to] = [cardOnBoard(item?.dataset.from) ?? own, cardOnBoard(item?.dataset.at) ?? own];
  if (!from || !to || from === to) return;
  const [[x, y], [u, v]] = [middle(from), middle(to)];
  const [length, turn] = [Math.hypot(u - x, v - y) || 1, Math.atan2(v - y, u - x) * 180 / Math.PI];
  // The arrow ends before the centre and bends to the side, so that both cards stay readable.
  const [p, q] = [(x + u) / 2 + (v - y) / 8, (y + v) / 2 - (u - x) / 8];
  const [arrow, picture] = [document.createElement('div'), svgElement('svg', {})];
  Object.assign(arrow, { id: 'arrow', className: drawn ? 'called' : '', ariaHidden: 'true' }).append(picture);
  picture.append(svgElement('path', { d: `M${x} ${y}Q${p} ${q} ${u - 20 * (u - x) / length} ${v - 20 * (v - y) / length}` }),
    svgElement('path', { class: 'tip', d: 'M0 0L-24-12V12Z', transform: `translate(${u} ${v}) rotate(${turn})` }));
  document.body.append(arrow);
  if (item.dataset.says) label(arrow, item.dataset.says, (x + 2 * p + u) / 4, (y + 2 * q + v) / 4);
}

// A text centred at a point, but kept within the window.
function label(arrow, textContent, x, y) {
  const words = Object.assign(document.createElement('p'), { textContent });
  arrow.append(words);
  const within = (at, size, room) => Math.max(8, Math.min(at - size / 2, room - size - 8));
  words.style.left = `${within(x, words.offsetWidth, innerWidth)}px`;
  words.style.top = `${within(y, words.offsetHeight, innerHeight)}px`;
}

function aimOf(target) {
  const answer = target.closest?.('#prompt [name=choice]');
  const twin = answer && one(`.board [name=choice][value="${CSS.escape(answer.value)}"]`);
  return (twin ?? target).closest?.(':is([data-at], [data-from])') ?? null;
}

export function pointAt(target) {
  const item = aimOf(target);
  if (item === drawn) return;
  drawArrow(item);
  if (settings.quick === 'on') seen = item;
}

// Whether a click only shows the forecast of its choice, because it was not shown yet: touch has no
// hover. The items of a menu contain their forecast.
export function showsFirst(target) {
  const item = target.closest('[name=choice]') && aimOf(target);
  if (!item?.dataset.says || item === seen || target.closest('.menu')) return false;
  drawArrow(item);
  seen = item;
  return true;
}

// While the menu of a card is open, the targets of its items can be clicked instead.
export function showAims({ target: menu }) {
  if (!menu.matches?.('details.card-menu')) return;
  all('.aimed').forEach((card) => card.classList.remove('aimed'));
  if (menu.open) all('[data-at]', menu).forEach((item) => cardOnBoard(item.dataset.at)?.classList.add('aimed'));
}

export function aimedAt(target) {
  const word = target.closest('.board [data-move]')?.dataset.move;
  return word && one(`details.card-menu[open] .menu [data-at="${CSS.escape(word)}"]`);
}
