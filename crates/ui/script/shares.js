// Dividing an amount: a click on a card adds one to its share, a button beside it takes one away, and a
// button in the action bar sends all shares.
import { all, byId, one } from './dom.js';
import { chooseAll } from './choosing.js';

const shares = new Map(); // the share of each card, by its word

const items = (card) => all('[data-share]', card);
const share = (card) => shares.get(card.dataset.move) ?? 0;
const cards = () => all('.board details[data-shares]');

// Whether a click gave a card its share.
export function gives(target) {
  const card = target.closest('.board details[data-shares]');
  if (!card || !byId('divided') || target.closest('.menu')) return false;
  change(card, 1);
  return true;
}

function change(card, by) {
  const wish = share(card) + by;
  if (wish < 0 || wish > items(card).length || (by > 0 && given() >= Number(byId('divided').dataset.amount))) return;
  shares.set(card.dataset.move, wish);
  showShares();
}

export const takeOne = (button) => change(button.previousElementSibling, -1);

const given = () => cards().reduce((sum, card) => sum + share(card), 0);

// A new question begins with nothing given.
export const forgetShares = () => shares.clear();

export function showShares() {
  all('.less').forEach((button) => button.remove());
  const divided = byId('divided');
  if (!divided) return;
  const room = cards().reduce((sum, card) => sum + items(card).length, 0);
  const { amount, stop, lessSays } = divided.dataset;
  const must = Math.min(Number(amount), room);
  divided.value = `${given()} / ${must}`;
  byId('divide').disabled = stop === undefined ? given() !== must : given() === 0;
  for (const card of cards()) {
    one('summary', card).dataset.given = share(card) || '';
    if (share(card) === 0) continue;
    const less = Object.assign(document.createElement('button'), { type: 'button', className: 'less', textContent: '−' });
    less.ariaLabel = lessSays;
    less.dataset.do = 'less';
    card.after(less);
  }
}

export function divide() {
  const { amount, stop } = byId('divided').dataset;
  const chosen = cards().filter(share).map((card) => items(card)[share(card) - 1].value);
  chooseAll(stop !== undefined && given() < Number(amount) ? [...chosen, stop] : chosen);
}
