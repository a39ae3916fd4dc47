// The settings of this device, and what follows from them on the page.
import { all, one, root, table } from './dom.js';

const THEMES = ['device', 'light', 'dark'];
export const PACES = ['fast', 'normal', 'slow', 'step'];
export const settings = {
  sound: 'off', notify: 'off', mute: 'off', shortcuts: 'on', quick: 'on', ask: 'on', pace: 'normal',
};
for (const key of Object.keys(settings)) {
  // If the browser forbids storage, settings last as long as the page.
  try { settings[key] = localStorage.getItem(`cantina.${key}`) ?? settings[key]; } catch { break; }
}
settings.theme = root.dataset.theme ?? 'device';

const title = document.title;
const listeners = [];

// Calls `f` whenever the page or a setting has changed.
export const onChange = (f) => listeners.push(f);

export function set(key, value) {
  settings[key] = value;
  if (key === 'theme') saveTheme(value);
  else try { localStorage.setItem(`cantina.${key}`, value); } catch { /* as above */ }
  applySettings();
}

export const flip = (key) => set(key, settings[key] === 'on' ? 'off' : 'on');
export const nextTheme = () => set('theme', next(THEMES, settings.theme));
export const nextPace = () => set('pace', next(PACES, settings.pace));
const next = (list, value) => list[(list.indexOf(value) + 1) % list.length];

// The theme is a cookie, so that the server can draw every page in these colours from the start.
function saveTheme(theme) {
  const age = theme === 'device' ? 0 : 31536000;
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `cantina_theme=${theme}; path=/; max-age=${age}; samesite=lax${secure}`;
}

// Applies the settings to what the server drew; called after every change of the page.
export function applySettings() {
  if (settings.theme === 'device') delete root.dataset.theme;
  else root.dataset.theme = settings.theme;
  root.dataset.mute = settings.mute;
  for (const button of all('[data-do]')) {
    const { do: what, says } = button.dataset;
    if (what === 'theme') button.textContent = says.split('|')[THEMES.indexOf(settings.theme)];
    else if (what === 'pace') button.textContent = says.split('|')[PACES.indexOf(settings.pace)];
    else if (what in settings) button.setAttribute('aria-pressed', settings[what] === 'on');
  }
  for (const link of all('a[data-whole]')) link.textContent = link.href;
  listeners.forEach((f) => f());
  if (table) document.title = (one('#actions [name=choice], #prompt [name=choice]') ? '▶ ' : '') + title;
}
