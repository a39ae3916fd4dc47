// Cards, rules and help open over the table instead of leaving it.
import { byId, one } from './dom.js';

const over = byId('over');

// Whether the link was opened over the table.
export function opensOver(link, event) {
  if (!over || !link || event.ctrlKey || event.metaKey || event.shiftKey) return false;
  const inside = link.closest('#over, #large, #log, #refusal') || link.matches('[data-over]');
  if (!inside || !/^\/(cards|rules|words|about|tables\/[^/]+\/(decks|analysis))/.test(link.getAttribute('href') ?? '')) return false;
  event.preventDefault();
  open(link.href);
  return true;
}

async function open(address) {
  const reply = await fetch(address).catch(() => null);
  if (!reply?.ok) return location.assign(address);
  const page = new DOMParser().parseFromString(await reply.text(), 'text/html');
  const close = Object.assign(document.createElement('button'), { type: 'button', className: 'button', textContent: '✕' });
  close.dataset.do = 'close';
  over.replaceChildren(close, one('main', page));
  if (!over.open) over.showModal();
  over.scrollTop = 0;
}
