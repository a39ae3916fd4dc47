// The deck builder.
import { all, byId, one } from './dom.js';
import { announce } from './page.js';

// Every button sends the whole form, as without the script; only the parts of the answer that differ
// are replaced.
const builder = byId('builder');
if (builder) {
  let steps = Promise.resolve();
  let left = 0;
  let typing = 0;

  // One step at a time: each begins with the deck of the step before.
  const runStep = (what) => {
    left += 1;
    steps = steps.then(() => send(what)).catch(() => submitNormally(what)).finally(() => { left -= 1; });
  };

  const send = async (what) => {
    const fields = new URLSearchParams(new FormData(builder));
    if (!what.startsWith('read')) fields.delete('paste');
    fields.set('do', what);
    const reply = await fetch(builder.action, { method: 'POST', body: fields }).catch(() => null);
    if (!reply?.ok && reply?.status !== 422) return submitNormally(what);
    const page = new DOMParser().parseFromString(await reply.text(), 'text/html');
    replaceParts(page);
    if (left === 1) copyFilters(page);
    if (reply.redirected) history.replaceState(null, '', reply.url);
    if (reply.redirected && /^(read|keep)/.test(what)) byId('called').value = page.getElementById('called').value;
    if (reply.redirected && what.startsWith('read')) {
      byId('paste').value = '';
      byId('import').open = false;
    }
    if (what.startsWith('look')) byId('offer').scrollIntoView();
    announce(byId('size').textContent);
  };

  // If the request failed, send the form normally; the server's page then shows the error.
  const submitNormally = (what) => {
    const step = Object.assign(document.createElement('input'), { type: 'hidden', name: 'do', value: what });
    builder.append(step);
    builder.submit();
  };

  const rows = (list) => all('[data-part]', list).map(({ id }) => id).join();

  const replaceParts = (page) => {
    const had = document.activeElement;
    const where = had.closest('[data-part]')?.id;
    for (const part of all('[data-part]', page)) {
      const old = byId(part.id);
      if (!old || old === part || old.isEqualNode(part)) continue;
      // If the cards are the same, keep the list and change only its rows.
      if (part.id === 'cards' && rows(part) && rows(part) === rows(old)) continue;
      if (old.open) part.open = true;
      old.replaceWith(part);
    }
    if (had.isConnected || !had.value) return;
    const same = `button${had.matches('.face') ? '.face' : ':not(.face)'}[value="${CSS.escape(had.value)}"]`;
    (one(same, byId(where) ?? builder) ?? byId('deck')).focus({ preventScroll: true });
  };

  const copyFilters = (page) => {
    for (const { name, value, checked } of all('.filter [type=checkbox]', page)) {
      one(`.filter [name="${name}"][value="${value}"]`).checked = checked;
    }
    for (const id of ['trait', 'words']) {
      if (document.activeElement !== byId(id)) byId(id).value = page.getElementById(id).value;
    }
  };

  if (matchMedia('(max-width: 60rem)').matches && 'idle' in byId('narrow').dataset) byId('narrow').open = false;
  builder.addEventListener('submit', (event) => {
    event.preventDefault();
    runStep(event.submitter?.value ?? 'show');
  });
  builder.addEventListener('change', ({ target }) => { if (!target.matches('textarea, #words')) runStep('show'); });
  byId('words').addEventListener('input', () => {
    clearTimeout(typing);
    typing = setTimeout(() => runStep('show'), 200);
  });
}

document.addEventListener('click', async ({ target }) => {
  const button = target.closest('[data-take]');
  if (!button) return;
  const text = byId(button.dataset.take);
  text.select();
  // Without permission the text stays selected, ready to be copied by hand.
  await navigator.clipboard.writeText(text.value).then(() => { button.dataset.done = '✓'; }, () => {});
});
