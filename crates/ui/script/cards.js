// Cards shown large, and the menus of cards and piles.
import { all, byId, large, one } from './dom.js';
import { explainMarks } from './tips.js';

const faces = new Map(); // fetched cards by address
let wanted = null; // the card that is shown or about to be shown
let hovering = 0; // the timer until it is shown
let pointed = null; // the part of it that the mouse points at
const HOVER = 500; // milliseconds

// Opened by hovering, the large card lets clicks through to what it covers; opened by touch or by a
// key, it can be scrolled and its links followed.
export async function enlarge(card, by) {
  wanted = card;
  const address = `/cards/${card.closest('[data-game]').dataset.game}/${card.dataset.card}/large`;
  const [reply, marks] = await Promise.all([
    faces.has(address) ? null : fetch(address).catch(() => null),
    explainMarks(card, by === 'mouse' ? pointed : null),
  ]);
  if (reply?.ok) faces.set(address, await reply.text());
  if (!faces.has(address) || wanted !== card || !card.isConnected) return;
  large.innerHTML = faces.get(address);
  showMarks(marks);
  large.dataset.by = by;
  large.showPopover();
  placeLarge(card.getBoundingClientRect());
  if (by === 'key') large.focus();
}

// Adds the meanings of the marks on the card to those of the words in its text.
function showMarks(marks) {
  const entries = marks.filter(([id]) => !one(`[data-explains="${id}"]`, large)).map(([, entry]) => entry);
  if (entries.length === 0) return;
  if (!one('.terms', large)) one('article', large).insertAdjacentHTML('afterend', '<dl class="terms"></dl>');
  one('.terms', large).insertAdjacentHTML('beforeend', entries.join(''));
}

// Beside the card and above the hand and the action bar, so that neither they nor the card are covered.
function placeLarge(at) {
  const own = large.getBoundingClientRect();
  const hand = byId('hand')?.getBoundingClientRect();
  const bottom = hand && at.bottom <= hand.top ? hand.top : byId('actions')?.getBoundingClientRect().top ?? innerHeight;
  const beside = at.right + 12 + own.width < innerWidth ? at.right + 12 : at.left - 12 - own.width;
  large.style.left = `${Math.max(8, beside)}px`;
  large.style.top = `${Math.max(8, Math.min(at.top, bottom - own.height - 8))}px`;
}

export function shrink() {
  clearTimeout(hovering);
  const [card, hadFocus] = [wanted, large.contains(document.activeElement)];
  wanted = null;
  if (!large.matches(':popover-open')) return false;
  large.hidePopover();
  if (hadFocus && card?.isConnected) (card.matches('details') ? one('summary', card) : card).focus();
  return true;
}

export function watchPointer() {
  let held = false; // whether a long press has just shown a card
  const later = (card, by) => {
    wanted = card;
    hovering = setTimeout(() => { held = true; enlarge(card, by); }, HOVER);
  };
  document.addEventListener('pointerover', ({ target, pointerType }) => {
    if (pointerType !== 'mouse' || target.closest('#large')) return;
    const card = target.closest('[data-card]');
    pointed = target;
    if (card && card === wanted && large.matches(':popover-open') && target.matches('[data-term]')) enlarge(card, 'mouse');
    if (card === wanted) return;
    shrink();
    if (card && !target.closest('.menu')) later(card, 'mouse');
  });
  document.addEventListener('pointerdown', ({ target, pointerType }) => {
    if (!target.closest('#large')) shrink();
    held = false;
    const card = target.closest('[data-card]');
    if (card && pointerType !== 'mouse') later(card, 'finger');
  });
  const lifted = ({ pointerType }) => { if (pointerType !== 'mouse') clearTimeout(hovering); };
  document.addEventListener('pointerup', lifted);
  document.addEventListener('pointercancel', lifted);
  // The end of a long press is not a click, and the browser's context menu would cover the card.
  document.addEventListener('click', (event) => {
    if (held && event.pointerType === 'touch') { event.preventDefault(); event.stopPropagation(); }
    held = false;
  }, true);
  document.addEventListener('contextmenu', (event) => { if (held && wanted) event.preventDefault(); });
}

// Only one card menu is open at a time.
export function closeMenus(except) {
  for (const menu of all('details.card-menu[open], details.pile[open]')) if (menu !== except) menu.open = false;
}

// An open menu is shown in the top layer beside its card, within the window.
export function placeMenu({ target: details }) {
  if (!details.matches?.('details.card-menu, .board details.pile') || !details.open) return;
  const menu = one('.menu, ol', details);
  menu.popover = 'manual';
  menu.showPopover();
  const [at, own] = [details.getBoundingClientRect(), menu.getBoundingClientRect()];
  const within = (wish, size, room) => Math.max(6, Math.min(wish, room - size - 6));
  menu.style.left = `${within(at.left + at.width / 2 - own.width / 2, own.width, innerWidth)}px`;
  const below = at.bottom + 6 + own.height < innerHeight;
  menu.style.top = `${below ? at.bottom + 6 : within(at.top - own.height - 6, own.height, innerHeight)}px`;
}
