// The script of all pages. Every page works without it, by links and forms. With it, a table updates
// itself, has keyboard shortcuts, and shows cards large.
// All texts come from the server or from data-… attributes, so nothing is translated here.
import { aimedAt, drawArrow, pointAt, showAims, showsFirst } from './arrows.js';
import { closeMenus, placeMenu, watchPointer } from './cards.js';
import { chooseAll, closeList, connectionLost, submitted, toggleList } from './choosing.js';
import './decks.js';
import { byId, large, one, root, table } from './dom.js';
import { copy } from './forms.js';
import { pressed, sift, takeSifted } from './keys.js';
import { step } from './pace.js';
import { stayAtEnd } from './page.js';
import { opensOver } from './reference.js';
import { flipPlaying, goTo, nextSpeed, watchSlider } from './replay.js';
import { watchEnding } from './report.js';
import { applySettings, flip, nextPace, nextTheme, onChange } from './settings.js';
import { divide, gives, takeOne } from './shares.js';
import { listen } from './socket.js';
import { flipNotify, play, runClocks } from './sound.js';
import { watchTerms } from './tips.js';
import { receive } from './updates.js';

// Buttons handled by the script alone.
const ACTIONS = {
  sound: () => { flip('sound'); play('turn'); },
  notify: flipNotify,
  mute: () => flip('mute'),
  shortcuts: () => flip('shortcuts'),
  ask: () => flip('ask'),
  quick: () => flip('quick'),
  theme: nextTheme,
  pace: () => { nextPace(); step(); },
  step,
  list: toggleList,
  batch: (button) => chooseAll(button.dataset.batch.split('|')),
  divide,
  less: takeOne,
  keys: () => byId('keys').showModal(),
  close: (button) => button.closest('dialog').close(),
  play: flipPlaying,
  speed: nextSpeed,
  undo: () => one('#actions button[formaction$="/undo"]')?.click(),
};

// Ignore the second click of a double click: it would answer another question.
const DOUBLE = 200; // milliseconds; deliberate clicks are slower
let lastClick = -DOUBLE;

function isDouble(event) {
  const soon = event.detail > 1 && event.timeStamp - lastClick < DOUBLE;
  lastClick = event.timeStamp;
  return soon;
}

function clicked(event) {
  const { target } = event;
  if (target.closest('[name=choice]') && isDouble(event)) return event.preventDefault();
  const aimed = aimedAt(target);
  if (aimed) { event.preventDefault(); return aimed.click(); }
  if (gives(target)) return event.preventDefault();
  if (showsFirst(target)) return event.preventDefault();
  const button = target.closest('[data-do], [data-copy], .steps a[href], #moves a');
  if (button?.dataset.do) { event.preventDefault(); return ACTIONS[button.dataset.do](button); }
  if (button?.dataset.copy) return copy(button);
  if (opensOver(target.closest('a'), event)) return;
  if (button && !(event.ctrlKey || event.metaKey || event.shiftKey)) {
    event.preventDefault();
    goTo(Number(new URL(button.href).searchParams.get('at')));
  }
  closeMenus(target.closest('details.card-menu, details.pile'));
  if (!target.closest('#prompt, .to-list')) closeList();
}

root.dataset.script = 'on';
applySettings();
document.addEventListener('click', clicked);
if (one('[data-term]')) watchTerms();
if (large) { watchPointer(); addEventListener('keydown', pressed); }
if (one('.board')) {
  document.addEventListener('pointerover', ({ target, pointerType }) => { if (pointerType === 'mouse') pointAt(target); });
  document.addEventListener('focusin', ({ target }) => { if (target.matches(':focus-visible')) pointAt(target); });
  ['scroll', 'resize'].forEach((kind) => addEventListener(kind, () => drawArrow(), { passive: true }));
  document.addEventListener('toggle', showAims, true);
  document.addEventListener('toggle', placeMenu, true);
  onChange(() => drawArrow());
}
if (table) {
  addEventListener('submit', submitted);
  addEventListener('input', sift);
  addEventListener('keydown', takeSifted);
  runClocks();
  ['log', 'chat'].map(byId).forEach(stayAtEnd);
  listen(receive, connectionLost);
  watchEnding();
}
watchSlider();
