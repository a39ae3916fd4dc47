// The script of all pages. Every page works without it, by links and forms. With it, a table updates
// itself, has keyboard shortcuts, and shows cards large.
// All texts come from the server or from data-… attributes, so nothing is translated here.

const one = (selector, within = document) => within.querySelector(selector);
const all = (selector, within = document) => [...within.querySelectorAll(selector)];
const byId = (id) => document.getElementById(id);
const [root, title] = [document.documentElement, document.title];
const [table, replay, large] = ['table', 'replay', 'large'].map(byId);

// ── Settings of this device ────────────────────────────────────────────────────────────────
const THEMES = ['device', 'light', 'dark'];
const settings = { sound: 'off', mute: 'off', shortcuts: 'on', quick: 'on' };
for (const key of Object.keys(settings)) {
  // If the browser forbids storage, settings last as long as the page.
  try { settings[key] = localStorage.getItem(`cantina.${key}`) ?? settings[key]; } catch { break; }
}
settings.theme = root.dataset.theme ?? 'device';

function set(key, value) {
  settings[key] = value;
  if (key === 'theme') saveTheme(value);
  else try { localStorage.setItem(`cantina.${key}`, value); } catch { /* as above */ }
  applySettings();
}

// The theme is a cookie, so that the server can draw every page in these colours from the start.
function saveTheme(theme) {
  const [age, secure] = [theme === 'device' ? 0 : 31536000, location.protocol === 'https:' ? '; secure' : ''];
  document.cookie = `cantina_theme=${theme}; path=/; max-age=${age}; samesite=lax${secure}`;
}

// Applies the settings of this device to what the server drew; called after every change.
function applySettings() {
  if (settings.theme === 'device') delete root.dataset.theme;
  else root.dataset.theme = settings.theme;
  root.dataset.mute = settings.mute;
  for (const button of all('[data-do]')) {
    const { do: what, says } = button.dataset;
    if (what === 'theme') button.textContent = says.split('|')[THEMES.indexOf(settings.theme)];
    else if (what === 'play') button.textContent = says.split('|')[playing ? 1 : 0];
    else if (what in settings) button.setAttribute('aria-pressed', settings[what] === 'on');
  }
  for (const link of all('a[data-whole]')) link.textContent = link.href;
  for (const clock of all('.clock[data-run]')) {
    if (!ends.has(clock)) ends.set(clock, performance.now() + Number(clock.dataset.clock));
  }
  drawArrow();
  if (table) document.title = (one('#prompt [name=choice]') ? '▶ ' : '') + title;
}

// ── Changing parts of the page ─────────────────────────────────────────────────────────────
const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
let showing = 0; // the number of the latest transition, so that an older one does not clean up after it

// Replaces the content of some parts: moved cards are animated, the focus stays in place, and
// unfolded elements stay unfolded.
async function show(ids, change) {
  const unfolded = ids.flatMap((id) => all(`#${id} details[id][open]`)).map(({ id }) => id);
  const refocus = keepFocus(ids);
  const act = () => {
    change();
    unfolded.forEach((id) => byId(id)?.setAttribute('open', ''));
    refocus();
    applySettings();
  };
  if (!document.startViewTransition || reducedMotion.matches || document.hidden || waiting > 1) return act();
  const turn = ++showing;
  nameMoves(ids);
  const transition = document.startViewTransition(() => { act(); nameMoves(ids); });
  transition.ready.catch(() => {}); // a transition may be skipped; the change is made anyway
  transition.finished.finally(() => { if (turn === showing) nameMoves([]); });
  return transition.updateCallbackDone;
}

// Names the cards within some parts for the transition. Names must be unique, or the browser skips
// the transition.
function nameMoves(ids) {
  for (const card of all('[data-move]')) card.style.viewTransitionName = '';
  const given = new Set();
  for (const card of ids.flatMap((id) => all(`#${id} [data-move]`))) {
    const name = `move-${card.dataset.move.replace(/[^\w-]/g, '-')}`;
    if (given.has(name) || card.getClientRects().length === 0) continue;
    given.add(name);
    card.style.viewTransitionName = name;
  }
}

// If the focused element is about to be replaced, returns a function that restores the focus.
function keepFocus(ids) {
  const had = document.activeElement;
  const part = ids.find((id) => byId(id)?.contains(had));
  if (!part || had === byId(part)) return () => {};
  const move = had.closest('[data-move]')?.dataset.move;
  const value = had.matches('button') && had.value;
  const find = (attribute, word, where) => word && one(`[${attribute}="${CSS.escape(word)}"]`, where);
  return () => {
    if (had.isConnected) return;
    let same = (had.id && byId(had.id)) || find('value', value, byId(part) ?? document)
      || find('data-move', move) || byId('question');
    if (same?.matches('details')) same = one('summary', same);
    if (had.matches('input') && same?.matches('input')) same.value = had.value;
    same?.focus({ preventScroll: true });
  };
}

// Keeps a list scrolled to its end until the user scrolls back.
function stayAtEnd(list) {
  const go = () => { if (list.dataset.end !== 'left') list.scrollTop = list.scrollHeight; };
  list.addEventListener('scroll', () => {
    list.dataset.end = list.scrollHeight - list.scrollTop - list.clientHeight < 48 ? 'kept' : 'left';
  });
  new ResizeObserver(go).observe(list);
  go();
}

// Removes the lines from a number on, and appends the new ones.
function putLines(id, lines) {
  if (!lines) return;
  const list = byId(id);
  for (const line of [...list.children]) if (number(line) >= lines.from) line.remove();
  list.insertAdjacentHTML('beforeend', lines.html);
  if (list.dataset.end !== 'left') list.scrollTop = list.scrollHeight;
}
const number = (line) => Number(line.id.slice(1));
const nextLine = (id) => (byId(id).lastElementChild ? number(byId(id).lastElementChild) + 1 : 0);

// ── The socket ─────────────────────────────────────────────────────────────────────────────
const FINAL = [403, 404, 409]; // forbidden, no such table, broken table: retrying does not help
let socket = null;
let retry = 0; // the timer of the next attempt to connect
let order = Promise.resolve(); // the queue of messages to be shown
let failures = 0; // failed attempts since the last message
let reached = false; // whether any message ever came
let mismatches = 0; // consecutive updates after which the hashes did not match
let waiting = 0; // messages that are not shown yet

function connect() {
  clearTimeout(retry);
  if (socket && socket.readyState <= WebSocket.OPEN) return;
  socket = new WebSocket(new URL(table.dataset.socket, location.href.replace(/^http/, 'ws')));
  socket.onopen = resume;
  socket.onmessage = ({ data }) => {
    failures = 0;
    reached = true;
    tellConnection('');
    waiting += 1;
    // One at a time, because showing a change takes a frame.
    order = order.then(() => receive(JSON.parse(data))).catch(console.error).finally(() => { waiting -= 1; });
  };
  socket.onclose = async () => {
    unsure = pending !== null;
    tellConnection('lost');
    if (failures > 1 && await isRefused()) return tellConnection('closed');
    const pause = Math.min(15000, 400 * 2 ** failures) * (0.7 + 0.6 * Math.random());
    failures += 1;
    retry = setTimeout(connect, pause);
  };
}

// A refused socket gives no reason; the page of the table does.
async function isRefused() {
  try {
    const page = await fetch(location.pathname, { headers: { accept: 'application/json' } });
    return FINAL.includes(page.status);
  } catch {
    return false; // the server is unreachable and may come back
  }
}

function tellConnection(state) {
  const place = byId('connection');
  place.textContent = place.dataset[state] ?? '';
}

// Sends the hashes of the parts on the page; the server answers with the parts that differ.
function resume() {
  const parts = Object.fromEntries(all('[data-h]').map((part) => [part.id, part.dataset.h]));
  send({ resume: { seq: Number(table.dataset.seq), parts, log: nextLine('log'), chat: nextLine('chat') } });
}

function send(message) {
  if (socket?.readyState !== WebSocket.OPEN) return false;
  socket.send(JSON.stringify(message));
  return true;
}

async function receive(message) {
  if ('seq' in message) await update(message);
  else if ('ack' in message) acknowledge(message.ack);
  else if (message.refused) refuse(message.refused);
  else if (message.moved?.startsWith('/tables/')) location.assign(message.moved);
}

async function update(message) {
  const { put = {}, hashes = {}, log, chat, say, cue } = message;
  const before = byId('question')?.textContent;
  const muted = cue === 'chat' && settings.mute === 'on';
  await show(Object.keys(put), () => {
    for (const [id, content] of Object.entries(put)) putPart(id, content, hashes[id]);
    putLines('log', log);
    putLines('chat', chat);
  });
  if (message.ply !== Number(table.elements.ply.value)) tellRefusal();
  table.dataset.seq = message.seq;
  table.elements.ply.value = message.ply;
  if (message.n !== undefined) table.elements.n.value = message.n + 1;
  if (cue === 'chat' && !muted) byId('talking').open = true;
  const asks = byId('question')?.textContent;
  announce([!muted && say, asks !== before && asks].filter(Boolean).join(' '));
  if (!muted) play(cue);
  settle(message.n);
  check(message.hash);
  answerAlone();
}

function putPart(id, content, hash) {
  const part = byId(id) ?? Object.assign(document.createElement('section'), { id, className: 'region' });
  if (!part.isConnected) one('.board').append(part);
  part.innerHTML = content;
  part.dataset.h = hash;
}

// Compares the sum of all hashes modulo 2^32: ffffffff and 00000002 give 00000001.
function check(hash) {
  const sum = all('[data-h]').reduce((sum, part) => (sum + parseInt(part.dataset.h, 16)) >>> 0, 0);
  mismatches = sum === parseInt(hash, 16) ? 0 : mismatches + 1;
  // After several mismatches the user has to reload the page.
  if (mismatches > 3) tellConnection('closed');
  else if (mismatches > 0) resume();
}

// ── Choosing ───────────────────────────────────────────────────────────────────────────────
let pending = null; // the choice that was sent and is not shown yet
let unsure = false; // whether the connection broke since it was sent
let acked = false; // whether the server has acknowledged it

function choose(words) {
  if (pending) return;
  tellRefusal();
  pending = { n: Number(table.elements.n.value), ply: Number(table.elements.ply.value), choose: words };
  table.ariaBusy = 'true';
  lastOwn = pending.ply;
  closeMenus();
  unsure = !send(pending);
}

// Makes the only possible choice, on a board that marks it. Not right after a choice of the player's
// own, which could not be taken back afterwards.
let lastOwn = table && Number(table.elements.ply.value) - 1; // the number of choices before the player's last one

function answerAlone() {
  const sole = one('.board [data-sole]');
  if (sole && settings.quick === 'on' && Number(table.elements.ply.value) > lastOwn + 1) choose(sole.value);
}

// Compares the pending choice with what the server has carried out. It is sent again only after a
// broken connection, and only if it was not carried out.
function settle(carriedOut) {
  if (!pending || carriedOut === undefined) return;
  if (acked || carriedOut >= pending.n) finish();
  else if (unsure) unsure = !send(pending);
}

// Behind a curtain the page has no number that confirms a choice; the acknowledgement does.
function acknowledge(n) {
  if (n !== pending?.n) return;
  if (Number(table.elements.ply.value) > pending.ply) finish();
  else acked = true;
}

function finish() {
  [pending, unsure, acked] = [null, false, false];
  table.ariaBusy = null;
}

function refuse({ n, code, text, rule, card }) {
  if (n == null || n === pending?.n) finish();
  if (['repeated', 'late', 'out_of_order'].includes(code)) resume();
  if (code === 'repeated') return; // it is already carried out
  const link = (href, textContent) => Object.assign(document.createElement('a'), { href, textContent });
  const because = rule ? link(`/rules/${rule}`, `§ ${rule}`)
    : card ? link(`/cards/${table.dataset.game}/${card}`, byId('refusal').dataset.cardSays) : '';
  tellRefusal(text, ' ', because);
}

const tellRefusal = (...parts) => byId('refusal').replaceChildren(...parts);

// The messages of the buttons, by the last word of the address they would post to.
const MESSAGES = {
  undo: () => ({ undo: true }), withdraw: () => ({ undo: false }), concede: () => ({ concede: true }), rematch: () => ({ rematch: true }),
  agree: (button) => ({ agree: button.value === 'yes' }), lift: (button) => ({ lift: button.value }),
  chat: (button) => (button?.value ? { phrase: button.value } : { chat: byId('words').value.trim() }),
};

function submitted(event) {
  const { target: form, submitter } = event;
  // If sockets never get through, use the forms.
  if ((form !== table && form.id !== 'talk') || (!reached && failures > 1)) return;
  const word = (submitter?.getAttribute('formaction') ?? form.getAttribute('action')).split('/').at(-1);
  if (word !== 'choices' && !MESSAGES[word]) return;
  event.preventDefault();
  if (word === 'choices') return choose(submitter.value);
  const message = MESSAGES[word](submitter);
  if (message.chat === '') return;
  if (send(message) && 'chat' in message) byId('words').value = '';
  submitter?.closest('details#concede')?.removeAttribute('open');
}

// ── Saying, sounding, ticking ──────────────────────────────────────────────────────────────
function announce(words) {
  const place = byId('say');
  // Screen readers repeat a text only if it changes.
  if (words) place.textContent = words === place.textContent ? `${words}\u00a0` : words;
}

// The pitch in hertz and the length in seconds of each note.
const CUES = {
  play: [[440, 0.07]], buy: [[523, 0.06], [659, 0.08]], attack: [[220, 0.09], [165, 0.14]],
  turn: [[587, 0.08], [784, 0.12]], over: [[523, 0.12], [659, 0.12], [784, 0.25]], chat: [[880, 0.05]],
};
let audio = null;

function play(cue) {
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

// The end time of each running clock; every update draws a new clock and so corrects it.
const ends = new WeakMap();

function tick() {
  for (const clock of all('.clock[data-run]')) {
    const seconds = Math.max(0, Math.ceil((ends.get(clock) - performance.now()) / 1000));
    const words = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
    if (clock.textContent !== words) clock.textContent = words;
    clock.classList.toggle('low', seconds <= 10);
  }
}

// ── The large card ─────────────────────────────────────────────────────────────────────────
const faces = new Map(); // fetched cards by address
let wanted = null; // the card that is shown or about to be shown
let hovering = 0; // the timer until it is shown

// Opened by hovering, the large card lets clicks through to what it covers; opened by touch or by a
// key, it can be scrolled and its links followed.
async function enlarge(card, by) {
  wanted = card;
  const address = `/cards/${card.closest('[data-game]').dataset.game}/${card.dataset.card}/large`;
  const reply = faces.has(address) ? null : await fetch(address).catch(() => null);
  if (reply?.ok) faces.set(address, await reply.text());
  if (!faces.has(address) || wanted !== card || !card.isConnected) return;
  large.innerHTML = faces.get(address);
  large.dataset.by = by;
  large.showPopover();
  const [at, own] = [card.getBoundingClientRect(), large.getBoundingClientRect()];
  const beside = at.right + 12 + own.width < innerWidth ? at.right + 12 : at.left - 12 - own.width;
  large.style.left = `${Math.max(8, beside)}px`;
  large.style.top = `${Math.max(8, Math.min(at.top, innerHeight - own.height - 8))}px`;
  if (by === 'key') large.focus();
}

function shrink() {
  clearTimeout(hovering);
  const [card, hadFocus] = [wanted, large.contains(document.activeElement)];
  wanted = null;
  if (!large.matches(':popover-open')) return false;
  large.hidePopover();
  if (hadFocus && card?.isConnected) (card.matches('details') ? one('summary', card) : card).focus();
  return true;
}

function watchPointer() {
  let held = false; // whether a long press has just shown a card
  const later = (card, by) => {
    wanted = card;
    hovering = setTimeout(() => { held = true; enlarge(card, by); }, 500);
  };
  document.addEventListener('pointerover', ({ target, pointerType }) => {
    if (pointerType !== 'mouse' || target.closest('#large')) return;
    const card = target.closest('[data-card]');
    if (card === wanted) return;
    shrink();
    if (card) later(card, 'mouse');
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

// ── Arrows ─────────────────────────────────────────────────────────────────────────────────
// An option that leads from one card to another is drawn as an arrow with its forecast while it, or
// its answer in the list, is hovered or focused. Otherwise the current fight is drawn.
const cardOnBoard = (word) => word && one(`.board [data-move="${CSS.escape(word)}"]`);
const middle = (place) => { const at = place.getBoundingClientRect(); return [(at.left + at.right) / 2, (at.top + at.bottom) / 2]; };
const svgElement = (name, attributes) => {
  const part = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) part.setAttribute(key, value);
  return part;
};
let drawn = null; // the option whose arrow the user called up
let seen = null; // the option whose arrow was shown, so that a click now chooses it

function drawArrow(item = null) {
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

function pointAt(target) {
  const item = aimOf(target);
  if (item === drawn) return;
  drawArrow(item);
  if (settings.quick === 'on') seen = item;
}

// Whether a click only shows the forecast of its choice, because it was not shown yet: touch has no
// hover. The items of a menu contain their forecast.
function showsFirst(target) {
  const item = target.closest('[name=choice]') && aimOf(target);
  if (!item?.dataset.says || item === seen || target.closest('.menu')) return false;
  drawArrow(item);
  seen = item;
  return true;
}

// While the menu of a card is open, the targets of its items can be clicked instead.
function showAims({ target: menu }) {
  if (!menu.matches?.('details.card-menu')) return;
  all('.aimed').forEach((card) => card.classList.remove('aimed'));
  if (menu.open) all('[data-at]', menu).forEach((item) => cardOnBoard(item.dataset.at)?.classList.add('aimed'));
}

function aimedAt(target) {
  const word = target.closest('.board [data-move]')?.dataset.move;
  return word && one(`details.card-menu[open] .menu [data-at="${CSS.escape(word)}"]`);
}

// ── The keyboard ───────────────────────────────────────────────────────────────────────────
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const PLACES = '.board button, .board summary, #prompt button, #prompt summary, #prompt a, #question';

function pressed(event) {
  const { key, target } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || one('dialog[open]')) return;
  if (key === 'Escape') return escape(target);
  if (target.matches('input, textarea, select')) return;
  const act = ARROWS[key] ? arrow(key, target) : settings.shortcuts === 'on' && shortcut(key, target);
  if (!act) return;
  event.preventDefault();
  act();
}

// Filters many answers by the typed text. Enter chooses an answer only if it is the only one left.
const plain = (words) => words.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

function sift({ target: sieve }) {
  if (!sieve.matches('[data-sift]')) return;
  const wanted = plain(sieve.value.trim());
  for (const button of all('#prompt [name=choice]')) button.hidden = !plain(button.textContent).includes(wanted);
  for (const group of all('#prompt details')) {
    group.hidden = !one('[name=choice]:not([hidden])', group);
    if (wanted) group.open = true;
  }
}

function takeSifted(event) {
  if (event.key !== 'Enter' || !event.target.matches('[data-sift]')) return;
  event.preventDefault();
  const left = all('#prompt [name=choice]:not([hidden])');
  if (left.length === 1) left[0].click();
}

// The action of a key, if it has one now.
function shortcut(key, target) {
  const press = (button) => button && (() => button.click());
  const go = (place) => place && (() => { place.closest('details')?.setAttribute('open', ''); place.focus(); });
  const card = target.closest('[data-card]');
  if (key === 'i') return card && (() => enlarge(card, 'key'));
  if (!table) return null;
  if (/^[0-9]$/.test(key)) return press(all('#prompt kbd').find((hint) => hint.textContent === key)?.closest('button'));
  switch (key) {
    case 'e': return press(one('#prompt :is(button[value="end turn"], button[value="pass"])'));
    case 'u': return press(one('#controls button[formaction$="/undo"]'));
    case 'c': return go(byId('words'));
    case 'l': return go(byId('log'));
    case '?': return ACTIONS.keys;
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
  const menu = target.closest('details[open]') ?? one('details.card-menu[open]');
  if (!menu || menu.id === 'talking') return byId('question')?.focus();
  menu.open = false;
  one('summary', menu).focus();
}

// ── Buttons handled by the script ──────────────────────────────────────────────────────────
const flip = (key) => set(key, settings[key] === 'on' ? 'off' : 'on');
const ACTIONS = {
  sound: () => { flip('sound'); play('turn'); }, mute: () => flip('mute'), shortcuts: () => flip('shortcuts'),
  theme: () => set('theme', THEMES[(THEMES.indexOf(settings.theme) + 1) % THEMES.length]),
  keys: () => byId('keys').showModal(),
  close: (button) => button.closest('dialog').close(),
  play: () => setPlaying(!playing),
  quick: () => flip('quick'), undo: () => one('#controls button[formaction$="/undo"]')?.click(),
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
  if (event.target.closest('[name=choice]') && isDouble(event)) return event.preventDefault();
  const aimed = aimedAt(event.target);
  if (aimed) { event.preventDefault(); return aimed.click(); }
  if (showsFirst(event.target)) return event.preventDefault();
  const button = event.target.closest('[data-do], [data-copy], .steps a[href]');
  if (button?.dataset.do) { event.preventDefault(); return ACTIONS[button.dataset.do](button); }
  if (button?.dataset.copy) return copy(button);
  if (button && !(event.ctrlKey || event.metaKey || event.shiftKey)) {
    event.preventDefault();
    goTo(Number(new URL(button.href).searchParams.get('at')));
  }
  closeMenus(event.target.closest('details.card-menu'));
}

// Only one card menu is open at a time.
function closeMenus(except) {
  for (const menu of all('details.card-menu[open]')) if (menu !== except) menu.open = false;
}

async function copy(button) {
  const address = new URL(button.dataset.copy, location.href).href;
  try {
    await navigator.clipboard.writeText(address);
    button.textContent = `${button.textContent.replace(' ✓', '')} ✓`;
  } catch {
    // Without permission the text is selected instead, ready to be copied by hand.
    getSelection().selectAllChildren(button.parentElement);
  }
}

// ── Replay ─────────────────────────────────────────────────────────────────────────────────
let playing = 0; // the timer of automatic stepping
let asked = 0; // counts requests; answers to older ones are dropped

async function goTo(at) {
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
  announce(one('#moment .happened')?.textContent);
}

function setPlaying(on) {
  clearInterval(playing);
  const step = () => (byId('next').href ? byId('next').click() : setPlaying(false));
  playing = on ? setInterval(step, 1200) : 0;
  applySettings();
}

// ── Start ──────────────────────────────────────────────────────────────────────────────────
root.dataset.script = 'on';
applySettings();
document.addEventListener('click', clicked);
if (large) { watchPointer(); addEventListener('keydown', pressed); }
if (one('.board')) {
  document.addEventListener('pointerover', ({ target, pointerType }) => { if (pointerType === 'mouse') pointAt(target); });
  document.addEventListener('focusin', ({ target }) => { if (target.matches(':focus-visible')) pointAt(target); });
  ['scroll', 'resize'].forEach((kind) => addEventListener(kind, () => drawArrow(), { passive: true }));
  document.addEventListener('toggle', showAims, true);
}
if (table) {
  addEventListener('submit', submitted);
  addEventListener('input', sift);
  addEventListener('keydown', takeSifted);
  setInterval(tick, 250);
  ['log', 'chat'].map(byId).forEach(stayAtEnd);
  addEventListener('online', connect);
  connect();
}
byId('slider')?.addEventListener('input', ({ currentTarget }) => goTo(Number(currentTarget.elements.at.value)));

// The code of a handed-over seat follows the # of the link; it must not stay in the history.
if (byId('take-over') && location.hash.length > 1) {
  byId('code').value = location.hash.slice(1);
  history.replaceState(null, '', location.pathname);
}

// In the form of a new table some fields decide the seats, which are updated here.
const deciding = one('[data-decides]');
byId('update-seats')?.remove();
deciding?.addEventListener('change', async () => {
  const asked = () => `/new?${new URLSearchParams(new FormData(deciding.closest('form')))}`;
  const address = asked();
  const page = new DOMParser().parseFromString(await (await fetch(address)).text(), 'text/html');
  const seats = page.getElementById('who-plays');
  // A later change of the form sends its own request.
  if (!seats || address !== asked()) return;
  one('#update-seats', seats)?.remove();
  byId('who-plays').replaceWith(seats);
});
byId('file')?.addEventListener('change', async ({ target }) => { byId('record').value = await target.files[0].text(); });
