// The socket: connecting again, resuming, and handing messages on in order.
import { all, byId, table } from './dom.js';
import { nextLine } from './page.js';

const FINAL = [403, 404, 409]; // forbidden, no such table, broken table: retrying does not help
let socket = null;
let retry = 0; // the timer of the next attempt to connect
let order = Promise.resolve(); // the queue of messages to be shown
let failures = 0; // failed attempts since the last message
let reached = false; // whether any message ever came
let receive = () => {};
let lost = () => {};
export let waiting = 0; // messages that are not shown yet

// Whether sockets never get through here, so that forms are used instead.
export const isUseless = () => !reached && failures > 1;

export function listen(onMessage, onLost) {
  [receive, lost] = [onMessage, onLost];
  addEventListener('online', connect);
  connect();
}

export function connect() {
  clearTimeout(retry);
  if (socket && socket.readyState <= WebSocket.OPEN) return;
  socket = new WebSocket(new URL(table.dataset.socket, location.href.replace(/^http/, 'ws')));
  socket.onopen = resume;
  socket.binaryType = 'blob';
  socket.onmessage = ({ data }) => {
    failures = 0;
    reached = true;
    tellConnection('');
    waiting += 1;
    // One at a time, because showing a change takes a frame, and the turn of others its time.
    order = order.then(() => text(data)).then((words) => receive(JSON.parse(words))).catch(console.error).finally(() => { waiting -= 1; });
  };
  socket.onclose = async () => {
    lost();
    tellConnection('lost');
    if (failures > 1 && await isRefused()) return tellConnection('closed');
    const pause = Math.min(15000, 400 * 2 ** failures) * (0.7 + 0.6 * Math.random());
    failures += 1;
    retry = setTimeout(connect, pause);
  };
}

// Long messages are compressed.
const text = (data) => (typeof data === 'string' ? data
  : new Response(data.stream().pipeThrough(new DecompressionStream('deflate-raw'))).text());

// A refused socket gives no reason; the page of the table does.
async function isRefused() {
  try {
    const page = await fetch(location.pathname, { headers: { accept: 'application/json' } });
    return FINAL.includes(page.status);
  } catch {
    return false; // the server is unreachable and may come back
  }
}

export function tellConnection(state) {
  const place = byId('connection');
  place.textContent = place.dataset[state] ?? '';
}

// Sends the hashes of the parts on the page; the server answers with the parts that differ.
export function resume() {
  const parts = Object.fromEntries(all('[data-h]').map((part) => [part.id, part.dataset.h]));
  send({ resume: { seq: Number(table.dataset.seq), parts, log: nextLine('log'), chat: nextLine('chat') } });
}

export function send(message) {
  if (socket?.readyState !== WebSocket.OPEN) return false;
  socket.send(JSON.stringify(message));
  return true;
}
