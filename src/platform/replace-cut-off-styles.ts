// @script outbox

import { loadAppStyles } from './app-styles.ts';

const APP_SHEET = /\/style-[^/]*\.css$/;

/**
 * Replaces the app's style sheet where it was cut off on its way: a browser shows what has come of it, and would keep
 * that for a year. The build ends the sheet with a rule for this (`scripts/style-sheets.ts`). Without an answer the
 * next start tries again.
 */
export async function replaceCutOffStyles(): Promise<void> {
  await loadAppStyles();
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
  const link = links.find(({ href }) => APP_SHEET.test(href));
  const rules = link?.sheet?.cssRules;
  if (!link || !rules || rules[rules.length - 1]?.cssText.startsWith('#end')) return;
  await (await fetch(link.href, { cache: 'reload' })).arrayBuffer();
  const whole = document.createElement('link');
  whole.rel = 'stylesheet';
  whole.href = link.href;
  link.after(whole);
}
