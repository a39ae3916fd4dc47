// The keyboard: digits choose answers, arrows go from card to card, letters are shortcuts.
import { all, byId, one, replay, table } from './dom.js';
import { enlarge, shrink } from './cards.js';
import { closeList, pointAtCard } from './choosing.js';
import { settings } from './settings.js';

const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const PLACES = '.board button, .board summary, #actions button, #actions a, #prompt button, #prompt summary, #prompt a, #question';

export function pressed(event) {
  const { key, target } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || one('dialog[open]')) return;
  if (key === 'Escape') return escape(target);
  if (target.matches('input, textarea, select')) return;
  const act = ARROWS[key] ? arrow(key, target) : settings.shortcuts === 'on' && shortcut(key, target);
  if (!act) return;
  event.preventDefault();
  act();
}

// The action of a key, if it has one now.
function shortcut(key, target) {
  const press = (button) => button && (() => button.click());
  const go = (place) => place && (() => { place.closest('details')?.setAttribute('open', ''); place.focus(); });
  const card = target.closest('[data-card]');
  if (key === 'i') return card && (() => enlarge(card, 'key'));
  if (!table) return null;
  if (/^[0-9A-Z]$/.test(key)) return press(all('#prompt kbd').find((hint) => hint.textContent === key)?.closest('button'));
  switch (key) {
    case 'p': return card?.dataset.move && pointAtCard(card.dataset.move);
    case 'e': return press(one('#actions [data-ends]'));
    case 'a': return press(one('#actions [data-batch], #divide:enabled'));
    case 'r': return press(one('#actions .repeats'));
    case 'u': return press(one('#actions button[formaction$="/undo"]'));
    case 'h': return press(one('#actions button[formaction$="/hint"]'));
    case 'n': return press(byId('step'));
    case 'm': return press(one('#menu > summary'));
    case 'c': return go(byId('words'));
    case 'l': return go(byId('log'));
    case '?': return () => byId('keys').showModal();
  }
}

function arrow(key, target) {
  if (replay) return { ArrowLeft: () => byId('previous').click(), ArrowRight: () => byId('next').click() }[key];
  const from = target.closest(PLACES);
  const to = from && nearest(from, ARROWS[key]);
  return to && (() => to.focus());
}

// The nearest place in a direction; sideways distance counts more than distance ahead.
function nearest(from, [dx, dy]) {
  const at = from.getBoundingClientRect();
  const cost = (place) => {
    const to = place.getBoundingClientRect();
    const [right, down] = [to.left + to.right - at.left - at.right, to.top + to.bottom - at.top - at.bottom];
    const ahead = right * dx + down * dy;
    return ahead > 8 ? ahead + 3 * Math.abs(right * dy + down * dx) : Infinity;
  };
  const places = all(PLACES).filter((place) => place.checkVisibility());
  return places.reduce((best, place) => (cost(place) < cost(best) ? place : best), from);
}

// Closes the innermost open element; with nothing open, focuses the question.
function escape(target) {
  if (shrink()) return;
  closeList();
  const menu = target.closest('details[open]') ?? one('details.card-menu[open], #menu[open], #steps[open]');
  if (!menu || menu.id === 'talking' || menu.id === 'end') return byId('question')?.focus();
  menu.open = false;
  one('summary', menu).focus();
}

// Filters many answers by the typed text. Enter chooses an answer only if it is the only one left.
const plain = (words) => words.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

export function sift({ target: sieve }) {
  if (!sieve.matches('[data-sift]')) return;
  const wanted = plain(sieve.value.trim());
  for (const button of all('#prompt [name=choice]')) button.hidden = !plain(button.textContent).includes(wanted);
  for (const group of all('#prompt details')) {
    group.hidden = !one('[name=choice]:not([hidden])', group);
    if (wanted) group.open = true;
  }
}

export function takeSifted(event) {
  if (event.key !== 'Enter' || !event.target.matches('[data-sift]')) return;
  event.preventDefault();
  const left = all('#prompt [name=choice]:not([hidden])');
  if (left.length === 1) left[0].click();
}
