import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { demoVisitor } from '../support/accounts.ts';
import { despiteReload } from '../support/despite-reload.ts';
import { portalPage } from '../support/foreign-answers.ts';
import {
  test as base,
  expect,
  fireOnline,
  signInThroughForm,
  waitForHydration,
} from '../support/journey-test.ts';
import { asIs, openWeakNetwork, type Replace, type WeakNetwork } from '../support/weak-network.ts';

// Without a worker, as on a first visit, in a private window and in the browsers of other apps. Nothing but the
// browser's own cache is between page and network, and it keeps a script for a year, whatever came in its place.

const test = base.extend<{ network: WeakNetwork }>({
  network: async ({ product }, use) => {
    const network = await openWeakNetwork(product);
    await use(network);
    await network.dispose();
  },
});

const FIRST_SCRIPT = /^\/assets\/(core|shell)-.*\.js$/;
const STYLES = /^\/assets\/style-.*\.css$/;
const SIGN_IN_LIBRARY = /^\/assets\/amplify-.*\.js$/;

/** Complete as HTTP goes, which is what a browser's cache looks at. */
const cutOff =
  (file: RegExp): Replace =>
  ({ path }, { status, headers, body }) => {
    if (!file.test(path)) return null;
    const { 'content-encoding': encoding, ...others } = headers;
    const text = encoding === 'br' ? brotliDecompressSync(body) : encoding ? gunzipSync(body) : body;
    return { status, headers: others, body: text.subarray(0, text.length >> 1) };
  };
const keptPortalPages: Replace = ({ path }) => {
  const page = portalPage();
  const headers = { ...page.headers, 'cache-control': 'max-age=86400' };
  return FIRST_SCRIPT.test(path) ? { ...page, headers } : null;
};

async function expectStarts(page: Page): Promise<void> {
  await despiteReload(() => waitForHydration(page));
  await page.getByRole('banner').getByRole('link', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
}

for (const [what, replace] of [
  ['cut off on their way', cutOff(FIRST_SCRIPT)],
  ['replaced by the page of a portal', keptPortalPages],
] as const)
  test(`A first visit whose scripts were ${what} starts once they come, though the browser has kept the others`, async ({
    network,
    page,
  }) => {
    let replaced = 0;
    network.replaceAnswers((request, answer) => {
      const other = replace(request, answer);
      if (other) replaced++;
      return other;
    });
    await page.goto(`${network.address}/products`);
    await expect.poll(() => replaced).toBeGreaterThan(1);
    network.replaceAnswers(asIs);
    await expectStarts(page);
  });

/** The rules of the app's style sheet: those that the page has, and those that it should have. */
const countRules = (page: Page, text: string) =>
  page.evaluate((text) => {
    const whole = new CSSStyleSheet();
    whole.replaceSync(text);
    const found = [...document.styleSheets].findLast(({ href }) => href?.includes('/style-'));
    return { has: found?.cssRules.length ?? 0, needs: whole.cssRules.length };
  }, text);

for (const [where, path] of [
  ['A rendered page', '/products'],
  ['The app shell', '/profile'],
] as const)
  test(`${where} whose style sheet was cut off gets the whole one, though the browser has kept the other`, async ({
    network,
    page,
  }) => {
    let sheet = '';
    network.replaceAnswers((request, answer) => {
      const other = cutOff(STYLES)(request, answer);
      if (!other || sheet) return null;
      sheet = request.path;
      return other;
    });
    await page.goto(network.address + path);
    await expect.poll(() => sheet).not.toBe('');
    const text = await (await fetch(network.address + sheet)).text();
    const lacks = async () => {
      const { has, needs } = await countRules(page, text);
      return needs - has;
    };
    await expect.poll(lacks).toBe(0);
    await page.reload();
    await expect.poll(lacks).toBe(0);
  });

test('A first visit whose script gets no answer at all is loaded again once the server answers', async ({
  network,
  page,
}) => {
  test.slow();
  let held = '';
  network.holdRequests((path) => {
    if (!held && FIRST_SCRIPT.test(path)) held = path;
    return held === path;
  });
  await page.goto(`${network.address}/products`, { waitUntil: 'commit' });
  await expect.poll(() => held).not.toBe('');
  network.holdRequests(() => false);
  await page.waitForEvent('domcontentloaded', { timeout: 75_000 });
  await fireOnline(page);
  await expectStarts(page);
});

test('A sign-in whose library was cut off works after the page is loaded again', async ({
  network,
  page,
}) => {
  network.replaceAnswers(cutOff(SIGN_IN_LIBRARY));
  await page.goto(`${network.address}/sign-in`);
  let path = '';
  const isAskedFor = () => {
    path ||= network.takeRequests().find((each) => SIGN_IN_LIBRARY.test(each)) ?? '';
    return path;
  };
  await expect.poll(isAskedFor).not.toBe('');
  await page.waitForLoadState('networkidle');
  network.replaceAnswers(asIs);
  await page.reload();
  const whole = await (await fetch(network.address + path)).text();
  const keptText = () =>
    page.evaluate(async (address) => (await fetch(address, { cache: 'force-cache' })).text(), path);
  await expect.poll(async () => (await keptText()).length).toBe(whole.length);
  await signInThroughForm(page, network, demoVisitor);
});
