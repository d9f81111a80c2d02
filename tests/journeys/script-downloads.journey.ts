import type { Locator, Page } from '@playwright/test';
import { expect, test, waitForServiceWorker } from '../support/journey-test.ts';

/** What the browser tells of the line: how long the answer to the page's request took, and the network's latency. */
const onLine = (page: Page, line: { answerMs: number; rtt: number }) =>
  page.addInitScript(({ answerMs, rtt }) => {
    const entry = { type: 'navigate', requestStart: 10, responseStart: 10 + answerMs };
    const original = performance.getEntriesByType.bind(performance);
    performance.getEntriesByType = (type) =>
      type === 'navigation' ? [entry as unknown as PerformanceEntry] : original(type);
    Object.defineProperty(navigator, 'connection', { value: { rtt } });
  }, line);

/** The page never gets to its first frame. */
const withoutFrames = (page: Page) =>
  page.addInitScript(() => {
    window.requestAnimationFrame = () => 0;
  });

const noteFirstFrame = (page: Page) =>
  page.addInitScript(() => {
    requestAnimationFrame(() => performance.mark('frame'));
  });

/** How long after it the first script was asked for; negative: before it. */
const firstScriptAfterMs = (page: Page, paintOrMark: 'first-paint' | 'frame') =>
  page.evaluate((name) => {
    const scripts = performance.getEntriesByType('resource').filter((entry) => entry.name.endsWith('.js'));
    const frame = performance.getEntriesByName(name)[0]?.startTime ?? Number.NaN;
    return Math.min(...scripts.map(({ startTime }) => startTime)) - frame;
  }, paintOrMark);

const started = (page: Page) => page.waitForFunction(() => document.documentElement.dataset.started === '');

for (const [what, line] of [
  ['the server’s answer is slow', { answerMs: 60, rtt: 0 }],
  ['the network is slow', { answerMs: 5, rtt: 150 }],
] as const)
  test(`Where ${what}, the scripts do not wait for the first frame`, async ({ product, page }) => {
    await onLine(page, line);
    await withoutFrames(page);
    const script = page.waitForResponse(/\/assets\/.*\.js$/);
    await page.goto(product.address);
    expect((await script).ok()).toBe(true);
  });

test('On a quick line the scripts come after the first frame', async ({ product, page }) => {
  await onLine(page, { answerMs: 5, rtt: 0 });
  await page.goto(product.address);
  await started(page);
  expect(await firstScriptAfterMs(page, 'first-paint')).toBeGreaterThan(0);
});

test('The worker’s scripts come after the first frame on any line @worker', async ({ product, page }) => {
  await onLine(page, { answerMs: 60, rtt: 150 });
  await noteFirstFrame(page);
  await page.goto(product.address);
  await waitForServiceWorker(page);
  await page.reload();
  await started(page);
  expect(await firstScriptAfterMs(page, 'frame')).toBeGreaterThan(0);
});

/** Below the first screen of home, without the app: none of its scripts is ever loaded. */
async function sectionsOfHome(page: Page, address: string): Promise<Locator> {
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  return page.locator('#home-more > *');
}

test('The first frame of home leaves out what is below a phone’s window', async ({ product, page }) => {
  await withoutFrames(page);
  const sections = await sectionsOfHome(page, product.address);
  await expect(sections.first()).toHaveCSS('content-visibility', 'visible');
  await expect(sections.nth(1)).toHaveCSS('content-visibility', 'hidden');
  await page.setViewportSize({ width: 1440, height: 1200 });
  await expect(sections.nth(1)).toHaveCSS('content-visibility', 'auto');
  await page.setViewportSize({ width: 412, height: 800 });
  await page.mouse.wheel(0, 600);
  await expect(sections.nth(1)).toHaveCSS('content-visibility', 'auto');
});

test('After the first frame, all of home can be read without the app', async ({ product, page }) => {
  const sections = await sectionsOfHome(page, product.address);
  await expect(sections.last()).toHaveCSS('content-visibility', 'auto');
});

test('The app that has started lays out all of home, even before the start script does', async ({
  product,
  page,
}) => {
  await page.goto(product.address);
  await started(page);
  await page.evaluate(() => delete document.documentElement.dataset.painted);
  await expect(page.locator('#home-more > *').nth(1)).toHaveCSS('content-visibility', 'visible');
});
