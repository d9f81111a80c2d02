import { get } from 'node:http';
import type { Page } from '@playwright/test';
import { PUBLIC } from '../../scripts/sample-pages.mjs';
import { chunksMissing } from '../support/built-chunks.ts';
import { expect, test } from '../support/journey-test.ts';
import { measureTransfer, type TransferredResource, totalBytes } from '../support/measure-transfer.ts';

const KB = 1024;
const DOCUMENT = 30 * KB;
const FONT = 25 * KB;
/**
 * With the page and its public data a first visit stays below 424 KB, without the pictures that are fetched when idle.
 */
const WORKER_AND_FILES = 384 * KB;
/**
 * Lists parse the filters in the address, which takes a schema library: 4 KB more than home. A quarter of a KB is for the
 * names of chunks, which are hashes: any change makes the same script up to 100 bytes larger or smaller when compressed.
 */
const addresses = [
  { path: '/', scripts: 96 * KB, all: 153 * KB },
  { path: '/expo', scripts: 102.75 * KB },
  { path: '/products', scripts: 110.25 * KB },
  { path: '/articles/starting-solids-malaysian-kitchen', scripts: 102.25 * KB },
  { path: '/brands/little-sprout', scripts: 102.75 * KB },
] as const;

/** The chunks that are loaded at their first use (`scripts/script-groups.ts` names them). */
const LOADED_LATER = ['amplify', 'sentry', 'forms', 'outbox', 'wire', 'venue'];

test('The scripts that no first visit may load exist under these names', async () => {
  expect(await chunksMissing(LOADED_LATER)).toEqual([]);
});

test('No public page loads the library of the user pool or of error reports before it is needed', async ({
  product,
}) => {
  for (const { path } of PUBLIC) {
    const html = await (await fetch(product.address + path)).text();
    const early = html.match(/\/assets\/(amplify|sentry)-[^"]*/g);
    expect.soft(early, path).toBeNull();
  }
});

test('The font comes ahead, and no first frame waits for it', async ({ product }) => {
  for (const { path } of PUBLIC) {
    const html = await (await fetch(product.address + path)).text();
    const [head, body] = html.split('<body>');
    expect.soft(head, path).not.toContain('as="font"');
    expect.soft(body, path).toMatch(/^<link rel="preload" [^>]*as="font"/);
  }
});

/**
 * Without the worker and what is fetched ahead when the page is idle: they are no part of what a first visit waits for.
 */
async function firstVisit(
  page: Page,
  url: string,
): Promise<{ weights: TransferredResource[]; shift: number }> {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
    window.requestIdleCallback = () => 0;
    const shifts = globalThis as unknown as { shift: number };
    shifts.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const weights = await measureTransfer(page, url);
  return { weights, shift: await page.evaluate(() => (globalThis as unknown as { shift: number }).shift) };
}

for (const { path, scripts, ...more } of addresses)
  test(`A first visit to ${path} weighs no more than its budget, and nothing moves`, async ({
    product,
    page,
  }) => {
    const { weights, shift } = await firstVisit(page, product.address + path);
    expect.soft(totalBytes(weights, 'Document')).toBeLessThanOrEqual(DOCUMENT);
    expect.soft(totalBytes(weights, 'Script')).toBeLessThanOrEqual(scripts);
    // Its own rules are inline; the app's sheet waits until the page is idle.
    expect.soft(totalBytes(weights, 'Stylesheet')).toBe(0);
    expect.soft(weights.filter((w) => w.type === 'Font')).toHaveLength(1);
    expect.soft(totalBytes(weights, 'Font')).toBeLessThanOrEqual(FONT);
    if ('all' in more) expect.soft(totalBytes(weights)).toBeLessThanOrEqual(more.all);
    // To the three digits in which it is reported: letters of the fallback font are a hair wider than the font's.
    // Where the font comes late, words of the first frame become a few pixels wider.
    expect.soft(shift, 'layout shift').toBeLessThan(0.002);
    const early = weights
      .map((w) => new URL(w.url).pathname)
      .filter((file) => LOADED_LATER.some((name) => file.includes(`/${name}-`)));
    expect.soft(early).toEqual([]);
    await expect.soft(page.locator('link[rel=preload][as=font]')).toHaveCount(1);
    expect.soft(await preloadedPictures(page)).toBeLessThanOrEqual(1);
  });

/** Those whose media query fits this screen. */
const preloadedPictures = (page: Page) =>
  page.evaluate(
    () =>
      [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=image]')].filter(
        ({ media }) => !media || matchMedia(media).matches,
      ).length,
  );

test('Only the largest picture of the first screen is preloaded', async ({ product, page }) => {
  // Without the worker, or the later ones would come from its shell.
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
  for (const path of [
    '/',
    '/expo',
    '/products',
    '/brands',
    '/articles/starting-solids-malaysian-kitchen',
    '/brands/little-sprout',
  ])
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(product.address + path);
      // The picture of home on phones is inside the HTML.
      const isInside = path === '/' && width === 390;
      expect(await preloadedPictures(page), `${path} at ${width}`).toBe(isInside ? 0 : 1);
    }
});

/** The size of an answer's body as a browser with brotli gets it. */
const bytesSent = (url: string) =>
  new Promise<number>((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br', accept: 'text/html, */*' } }, async (answer) => {
      let bytes = 0;
      for await (const chunk of answer) bytes += (chunk as Buffer).length;
      resolve(bytes);
    }).on('error', reject);
  });

test('The service worker precaches few files @worker', async ({ product, phone }) => {
  const page = await phone.openPage(product.address);
  const files = await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    const urls = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) urls.push(new URL(url).pathname);
    // The stored home page weighs 25 KB, by the day and hour up to one more or less.
    return urls.filter((path) => path !== '/' && !/^\/(images|api)\//.test(path));
  });
  expect.soft(files.filter((path) => path.endsWith('.js')).length).toBeLessThanOrEqual(20);
  expect.soft(files.filter((path) => path.endsWith('.css')).length).toBeLessThanOrEqual(3);
  expect.soft(files.length).toBeGreaterThan(10);
  expect.soft(files.length).toBeLessThanOrEqual(40);
  expect.soft(files.filter((path) => /amplify|sentry/.test(path))).toEqual([]);
  const sent = await Promise.all([...files, '/sw.js'].map((path) => bytesSent(product.address + path)));
  expect.soft(sent.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(WORKER_AND_FILES);
});
