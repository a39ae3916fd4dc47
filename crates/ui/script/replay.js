// Stepping through a replay without loading the page again.
import { all, byId, one, replay } from './dom.js';
import { announce, show } from './page.js';
import { onChange } from './settings.js';

const SPEEDS = [1200, 600, 2400]; // milliseconds between two steps, in the order of the button's labels
let playing = 0; // the timer of automatic stepping
let speed = 0; // the index of the speed
let asked = 0; // counts requests; answers to older ones are dropped

export async function goTo(at) {
  const slider = byId('slider');
  slider.elements.at.value = at;
  const address = new URL(slider.action);
  address.search = new URLSearchParams({ at, as: slider.elements.as.value });
  const turn = ++asked;
  const reply = await fetch(`${address}&part=1`).catch(() => null);
  if (turn !== asked) return;
  if (!reply?.ok) return location.assign(address);
  const content = await reply.text();
  await show(['moment'], () => { byId('moment').innerHTML = content; });
  history.replaceState(null, '', address);
  mark(at);
  announce(one('#moment .happened')?.textContent);
}

// Marks the moment in the list of moves: the last line up to it.
function mark(at) {
  const lines = all('#moves a');
  lines.forEach((line) => line.removeAttribute('aria-current'));
  const here = lines.filter((line) => Number(line.dataset.at) <= at).at(-1);
  here?.setAttribute('aria-current', 'step');
  // Only the list scrolls, not the page.
  if (here) byId('moves').scrollTop = here.offsetTop - byId('moves').offsetTop - byId('moves').clientHeight / 2;
}

const step = () => (byId('next').href ? byId('next').click() : flipPlaying());

export function flipPlaying() {
  clearInterval(playing);
  playing = playing ? 0 : setInterval(step, SPEEDS[speed]);
  label();
}

export function nextSpeed() {
  speed = (speed + 1) % SPEEDS.length;
  if (playing) { clearInterval(playing); playing = setInterval(step, SPEEDS[speed]); }
  label();
}

function label() {
  const says = (what, index) => {
    const button = one(`[data-do=${what}]`);
    if (button) button.textContent = button.dataset.says.split('|')[index];
  };
  says('play', playing ? 1 : 0);
  says('speed', speed);
}

export function watchSlider() {
  const slider = byId('slider');
  slider?.addEventListener('input', ({ currentTarget }) => goTo(Number(currentTarget.elements.at.value)));
  onChange(label);
  if (replay) mark(Number(slider.elements.at.value));
}
