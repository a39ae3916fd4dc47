// What arrives over the socket: changed parts, lines of the log and the chat, acknowledgements.
import { all, byId, one, table } from './dom.js';
import { acknowledge, answerAlone, isPending, refuse, settle, tellRefusal } from './choosing.js';
import { pause } from './pace.js';
import { announce, putLines, show } from './page.js';
import { settings } from './settings.js';
import { placesOfCards, showSigns } from './signs.js';
import { forgetShares, showShares } from './shares.js';
import { resume, tellConnection, waiting } from './socket.js';
import { notify, play } from './sound.js';

const received = new Map(); // the last content of each part that came over the socket
let mismatches = 0; // consecutive updates after which the hashes did not match

export async function receive(message) {
  if ('seq' in message) await update(message);
  else if ('ack' in message) acknowledge(message.ack);
  else if (message.refused) refuse(message.refused);
  else if (message.moved?.startsWith('/tables/')) location.assign(message.moved);
}

async function update(message) {
  const { hashes = {}, log, chat, say, cue } = message;
  const put = { ...message.put, ...edited(message.edit) };
  Object.entries(put).forEach(([id, content]) => received.set(id, content));
  const before = byId('question')?.textContent;
  const muted = cue === 'chat' && settings.mute === 'on';
  const others = !isPending() && message.ply > Number(table.elements.ply.value);
  const places = placesOfCards();
  let lines = [];
  await show(Object.keys(put), () => {
    for (const [id, content] of Object.entries(put)) putPart(id, content, hashes[id]);
    lines = putLines('log', log);
    putLines('chat', chat);
  }, { still: waiting > 8 });
  if (message.ply !== Number(table.elements.ply.value)) { tellRefusal(); forgetShares(); }
  showShares();
  table.dataset.seq = message.seq;
  table.elements.ply.value = message.ply;
  if (message.n !== undefined) table.elements.n.value = message.n + 1;
  if (cue === 'chat' && !muted) byId('talking').open = true;
  const asks = byId('question')?.textContent;
  announce([!muted && say, asks !== before && asks].filter(Boolean).join(' '));
  if (!muted) play(cue);
  if (cue === 'turn' || cue === 'over') notify(asks);
  showSigns(lines, places);
  settle(message.n);
  check(message.hash);
  answerAlone();
  if (others && lines.length > 0) await pause(waiting);
}

// The parts that changed only in their middle, from what was received before. One that was not is left
// out; then the hashes do not match, and it is asked for.
function edited(edits = {}) {
  const whole = (before, [start, end, middle]) => before.slice(0, start) + middle + before.slice(before.length - end);
  const known = Object.entries(edits).filter(([id]) => received.has(id));
  return Object.fromEntries(known.map(([id, edit]) => [id, whole(received.get(id), edit)]));
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
