// The analysis of a finished match, fetched once and shown below the verdict.
import { one } from './dom.js';
import { onChange } from './settings.js';

const reports = new Map(); // fetched reports by address

async function fetchReport(address) {
  const reply = await fetch(address).catch(() => null);
  return reply?.ok ? reply.text() : '';
}

async function fill() {
  const place = one('#ending [data-part]:not([data-filled])');
  if (!place) return;
  place.dataset.filled = '';
  const { part } = place.dataset;
  if (!reports.has(part)) reports.set(part, fetchReport(part));
  place.innerHTML = await reports.get(part);
}

export function watchEnding() {
  onChange(fill);
  fill();
}
