// Sounds, notifications and clocks.
import { all } from './dom.js';
import { onChange, set, settings } from './settings.js';

// The pitch in hertz and the length in seconds of each note.
const CUES = {
  play: [[440, 0.07]], turn: [[587, 0.08], [784, 0.12]], over: [[523, 0.12], [659, 0.12], [784, 0.25]], chat: [[880, 0.05]],
};
let audio = null;

export function play(cue) {
  if (settings.sound !== 'on' || !CUES[cue]) return;
  audio ??= new AudioContext();
  let at = audio.currentTime;
  for (const [frequency, length] of CUES[cue]) {
    const tone = new OscillatorNode(audio, { type: 'triangle', frequency });
    tone.connect(new GainNode(audio, { gain: 0.08 })).connect(audio.destination);
    tone.start(at);
    tone.stop(at += length);
  }
}

// Tells the player in another tab or window that it is their turn.
export function notify(words) {
  if (settings.notify !== 'on' || !document.hidden || Notification.permission !== 'granted') return;
  const shown = new Notification('Cantina', { body: words, tag: location.pathname });
  shown.onclick = () => { window.focus(); shown.close(); };
}

// Notifications are shown only after the player has asked for them and the browser agrees.
export async function flipNotify() {
  if (settings.notify === 'on') return set('notify', 'off');
  const granted = 'Notification' in window && await Notification.requestPermission() === 'granted';
  return set('notify', granted ? 'on' : 'off');
}

// The end time of each running clock; every update draws a new clock and so corrects it.
const ends = new WeakMap();

function startClocks() {
  for (const clock of all('.clock[data-run]')) {
    if (!ends.has(clock)) ends.set(clock, performance.now() + Number(clock.dataset.clock));
  }
}

function tick() {
  for (const clock of all('.clock[data-run]')) {
    const seconds = Math.max(0, Math.ceil((ends.get(clock) - performance.now()) / 1000));
    const words = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
    if (clock.textContent !== words) clock.textContent = words;
    clock.classList.toggle('low', seconds <= 10);
  }
}

export function runClocks() {
  onChange(startClocks);
  startClocks();
  setInterval(tick, 250);
}
