// Small helps in forms: the code of a handed-over seat, the seats of a new table, a record from a file.
import { byId, one } from './dom.js';

// The code of a handed-over seat follows the # of the link; it must not stay in the history.
if (byId('take-over') && location.hash.length > 1) {
  byId('code').value = location.hash.slice(1);
  history.replaceState(null, '', location.pathname);
}

// In the form of a new table some fields decide the seats and what else can be chosen, which is updated here.
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
  for (const field of page.querySelectorAll('fieldset[id^="field-"]')) {
    const old = byId(field.id);
    if (old && !deciding.contains(old)) old.replaceWith(field);
  }
});
byId('file')?.addEventListener('change', async ({ target }) => { byId('record').value = await target.files[0].text(); });

export async function copy(button) {
  const address = new URL(button.dataset.copy, location.href).href;
  try {
    await navigator.clipboard.writeText(address);
    button.textContent = `${button.textContent.replace(' ✓', '')} ✓`;
  } catch {
    // Without permission the text is selected instead, ready to be copied by hand.
    getSelection().selectAllChildren(button.parentElement);
  }
}
