// Short names for finding elements.
export const one = (selector, within = document) => within.querySelector(selector);
export const all = (selector, within = document) => [...within.querySelectorAll(selector)];
export const byId = (id) => document.getElementById(id);
export const root = document.documentElement;
export const [table, replay, large] = ['table', 'replay', 'large'].map(byId);
export const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
