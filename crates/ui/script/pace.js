// The pace at which the choices of others are shown: a pause after each, or a button for the next.
import { byId, table } from './dom.js';
import { settings } from './settings.js';

const PAUSES = { fast: 120, normal: 600, slow: 1500 }; // milliseconds
const LAGGING = 24; // messages that wait before the pauses are left out

let goOn = () => {};

export function pause(waiting) {
  if (document.hidden || waiting > LAGGING) return null;
  if (settings.pace === 'step') return new Promise((resolve) => { goOn = resolve; showButton(); });
  return new Promise((resolve) => { setTimeout(resolve, PAUSES[settings.pace]); });
}

// Shows the button for the next choice; updates redraw the bar, so it is made anew each time.
function showButton() {
  const button = document.createElement('button');
  Object.assign(button, { id: 'step', type: 'button', className: 'button main', textContent: table.dataset.nextSays });
  button.dataset.do = 'step';
  byId('step')?.remove();
  byId('actions').append(button);
}

// Shows the next choice. A change of the pace does so too.
export function step() {
  byId('step')?.remove();
  goOn();
}
