// Making choices: one at a time, exactly once, with a question before those that waste something.
import { all, byId, one, table } from './dom.js';
import { closeMenus } from './cards.js';
import { settings } from './settings.js';
import { isUseless, resume, send } from './socket.js';

let pending = null; // the choice that was sent and is not shown yet
let unsure = false; // whether the connection broke since it was sent
let acked = false; // whether the server has acknowledged it
let batch = []; // choices still to be made by a button that makes several
let asked = null; // the choice that the player was asked about, and may now make
// The number of choices before the player's last one.
let lastOwn = table && Number(table.elements.ply.value) - 1;

export const isPending = () => pending !== null;
export const connectionLost = () => { unsure = pending !== null; };

export function choose(words) {
  if (pending) return;
  tellRefusal();
  pending = { n: Number(table.elements.n.value), ply: Number(table.elements.ply.value), choose: words };
  table.ariaBusy = 'true';
  lastOwn = pending.ply;
  closeMenus();
  closeList();
  unsure = !send(pending);
}

// Makes several choices in a row, each only if it is still offered.
export function chooseAll(words) {
  batch = words;
  nextOfBatch();
}

function nextOfBatch() {
  const offered = (words) => all('#prompt [name=choice]').some(({ value }) => same(value, words));
  while (batch.length > 0 && !pending) {
    const words = batch.shift();
    if (offered(words)) return choose(words);
    // A question in between is the player's; the rest is dropped.
    if (!one('#actions [data-ends]')) batch = [];
  }
}

// Copies of a card share an option, which names the first of them: `play x#2` is `play x`.
const same = (value, words) => value === words || value.replace(/#\d+/g, '') === words.replace(/#\d+/g, '');

// Makes the only possible choice, where the bar marks it. Not right after a choice of the player's
// own, which could not be taken back afterwards.
export function answerAlone() {
  if (batch.length > 0) return nextOfBatch();
  const sole = one('#actions [data-sole]');
  if (sole && settings.quick === 'on' && Number(table.elements.ply.value) > lastOwn + 1) choose(sole.value);
}

// Asks before a choice that would change nothing, or that ends the turn with something left. Returns
// whether the click only asked.
export function asksFirst(button) {
  const { asks, idle } = button.dataset;
  if (asked === button.value || (asks && settings.ask === 'off')) { asked = null; return false; }
  if (asks === undefined && idle === undefined) return false;
  asked = button.value;
  if (asks) {
    button.classList.add('sure');
    button.textContent = asks;
  } else {
    tellRefusal(table.dataset.idleSays);
    byId('refusal').classList.add('asks-first');
  }
  return true;
}

// Compares the pending choice with what the server has carried out. It is sent again only after a
// broken connection, and only if it was not carried out.
export function settle(carriedOut) {
  if (!pending || carriedOut === undefined) return;
  if (acked || carriedOut >= pending.n) finish();
  else if (unsure) unsure = !send(pending);
}

// Behind a curtain the page has no number that confirms a choice; the acknowledgement does.
export function acknowledge(n) {
  if (n !== pending?.n) return;
  if (Number(table.elements.ply.value) > pending.ply) finish();
  else acked = true;
}

function finish() {
  [pending, unsure, acked, asked] = [null, false, false, null];
  table.ariaBusy = null;
}

export function refuse({ n, code, text, rule, card }) {
  // A teammate was faster: what is still offered after the update is chosen again.
  const again = code === 'late' && pending?.n === n && one('.propose') ? [pending.choose, ...batch] : [];
  if (n == null || n === pending?.n) finish();
  batch = again;
  if (['repeated', 'late', 'out_of_order'].includes(code)) resume();
  if (code === 'repeated') return; // it is already carried out
  const link = (href, textContent) => {
    const made = Object.assign(document.createElement('a'), { href, textContent });
    made.dataset.over = '';
    return made;
  };
  const because = rule ? link(`/rules/${rule}`, `§ ${rule}`)
    : card ? link(`/cards/${table.dataset.game}/${card}`, byId('refusal').dataset.cardSays) : '';
  tellRefusal(text, ' ', because);
}

export function tellRefusal(...parts) {
  byId('refusal').classList.remove('asks-first', 'hint');
  byId('refusal').replaceChildren(...parts);
}

// On small screens the list of answers is a sheet.
export const toggleList = () => {
  const { dataset } = document.documentElement;
  dataset.list = dataset.list === 'open' ? '' : 'open';
};
export const closeList = () => { delete document.documentElement.dataset.list; };

// Shows what a bot would choose, and marks it. An answer to an old question is dropped.
async function askHint(button) {
  if (button.ariaBusy) return;
  const ply = table.elements.ply.value;
  button.ariaBusy = 'true';
  tellRefusal('…');
  byId('refusal').classList.add('hint');
  const reply = await fetch(button.formAction, { method: 'POST', headers: { accept: 'application/json' } }).catch(() => null);
  const said = reply && await reply.json().catch(() => null);
  button.ariaBusy = null;
  if (table.elements.ply.value !== ply) return;
  const { lang } = document.documentElement;
  if (!reply?.ok) return tellRefusal(said?.error?.[lang] ?? byId('connection').dataset.lost);
  const choice = Object.assign(document.createElement('b'), { textContent: said.text[lang] });
  tellRefusal(choice, ' ', said.why[lang]);
  byId('refusal').classList.add('hint');
  all(`[name=choice][value="${CSS.escape(said.choice)}"]`).forEach((offer) => { offer.dataset.wanted = ''; });
}

// The messages of the buttons, by the last word of the address they would post to.
const MESSAGES = {
  undo: () => ({ undo: true }), withdraw: () => ({ undo: false }), concede: () => ({ concede: true }), 'leave-guide': () => ({ leave_guide: true }), rematch: () => ({ rematch: true }),
  agree: (button) => ({ agree: button.value === 'yes' }), lift: (button) => ({ lift: button.value }),
  chat: (button) => ({ ...(button?.value ? { phrase: button.value } : { chat: byId('words').value.trim() }), ...addressee() }),
  deal: () => ({ deal: deal() }),
  'answer-deal': ({ value }) => ({ answer_deal: { deal: parseInt(value, 10), accept: value.endsWith('yes') } }),
  'withdraw-deal': ({ value }) => ({ withdraw_deal: Number(value) }),
  point: () => ({ point: byId('pointed-card').value }),
  propose: ({ value }) => ({ propose: value }), decline: () => ({ decline: true }),
};

// Whom the chat is for. If the one who was chosen is gone, the server is sent a name that it refuses:
// what was meant for one must not be said to all.
const addressee = () => {
  const to = byId('to');
  return !to || to.value === 'everyone' ? {} : { to: to.value };
};

function deal() {
  const { to, phrase, about, words, private: secret } = byId('deal').elements;
  return { to: to.value, phrase: phrase.value, about: about?.value, words: words.value.trim(), private: secret.checked };
}

// Points at a card for the own team, where there is one.
export const pointAtCard = (word) => byId('pointed-card') && (() => { send({ point: word }); });

const FORMS = ['talk', 'deal', 'pointing'];

export function submitted(event) {
  const { target: form, submitter } = event;
  if ((form !== table && !FORMS.includes(form.id)) || isUseless()) return;
  const word = (submitter?.getAttribute('formaction') ?? form.getAttribute('action')).split('/').at(-1);
  if (word !== 'choices' && word !== 'hint' && !MESSAGES[word]) return;
  event.preventDefault();
  if (word === 'hint') return askHint(submitter);
  if (word === 'choices') {
    if (asksFirst(submitter)) return;
    return submitter.dataset.batch ? chooseAll(submitter.dataset.batch.split('|')) : choose(submitter.value);
  }
  const message = MESSAGES[word](submitter);
  tellRefusal();
  if (message.chat === '') return;
  if (send(message) && 'chat' in message) byId('words').value = '';
  if ('deal' in message) { byId('deal-words').value = ''; byId('dealing').open = false; }
  submitter?.closest('details#concede')?.removeAttribute('open');
}
