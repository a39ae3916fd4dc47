// The signs of events: a number or a mark for a moment where something happened.
import { all, byId, one, reducedMotion } from './dom.js';

const LIFE = 1100; // milliseconds
const MOST = 12; // signs of one update

// The places of all cards now, for signs of cards that are about to leave the board.
export const placesOfCards = () =>
  new Map(all('.board [data-move]').map((card) => [card.dataset.move, card.getBoundingClientRect()]));

export function showSigns(lines, before) {
  const seen = new Map(); // how many signs a place has already
  for (const { dataset: { on, in: part, sign, shows } } of lines.filter((line) => line.dataset.sign).slice(-MOST)) {
    const card = on && one(`.board [data-move="${CSS.escape(on)}"]`);
    const rect = (card ?? (part && byId(part)))?.getBoundingClientRect() ?? before.get(on);
    if (!rect?.width) continue;
    const place = on ?? part;
    const nth = seen.get(place) ?? 0;
    seen.set(place, nth + 1);
    float(sign, shows, rect, nth);
    if (sign === 'damage' && card && !reducedMotion.matches) shake(card);
  }
}

function float(kind, textContent, rect, nth) {
  const mark = Object.assign(document.createElement('span'), { className: `sign ${kind}`, textContent, ariaHidden: 'true' });
  mark.style.left = `${Math.max(24, Math.min(rect.left + rect.width / 2, innerWidth - 24))}px`;
  mark.style.top = `${rect.top + rect.height / 2 + nth * 26}px`;
  document.body.append(mark);
  setTimeout(() => mark.remove(), LIFE);
}

function shake(card) {
  card.classList.add('hit');
  setTimeout(() => card.classList.remove('hit'), 400);
}
