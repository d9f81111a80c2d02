import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { test as base, expect, waitForHydration, waitForServiceWorker } from '../support/journey-test.ts';
import { OTHER_SERVICES_DIST, REPORTS_PORT, startOtherServicesSite } from '../support/other-services-site.ts';
import type { ProductServer } from '../support/product-server.ts';
import { CANARIES, canariesIn } from '../support/report-canaries.ts';
import { type ReportReceiver, startReportReceiver } from '../support/report-receiver.ts';

const test = base.extend<{ reports: ReportReceiver }, { site: ProductServer }>({
  // biome-ignore lint/correctness/noEmptyPattern: the shape that the test runner asks for
  reports: async ({}, use) => {
    const receiver = await startReportReceiver(REPORTS_PORT);
    await use(receiver);
    await receiver.close();
  },
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: the shape that the test runner asks for
    async ({}, use) => {
      const site = await startOtherServicesSite();
      await use(site);
      await site.dispose();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});
test.use({ serviceWorkers: 'allow' });
// One after the other: the address of the receiver is part of the build.
test.describe.configure({ mode: 'default' });

const SECRETS = Object.values(CANARIES).join(' ');

/** Throws an error of our own code, with a text and a stack as given. */
const throwInPage = (page: Page, name: string, text: string) =>
  page.evaluate(
    ([name, text]) => {
      const place = `${location.origin}/assets/shell-AbCdEfG1.js:12:34`;
      const error = Object.assign(new Error(text), { name });
      error.stack = `${name}: ${text}\n    at ${text} (${place})\n    at ${location.origin}/${text}:1:2`;
      setTimeout(() => {
        throw error;
      });
    },
    [name, text] as const,
  );

test('Errors of page and worker arrive with their kind and place, and with nothing of the visitor', async ({
  site,
  reports,
  page,
}) => {
  const violations: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) violations.push(message.text());
  });
  await page.goto(`${site.address}/products?${CANARIES.returnUrl}&${CANARIES.query}`);
  // Before its scripts run, the page can catch nothing.
  await waitForHydration(page);
  await page.evaluate((secrets) => {
    console.error(secrets);
    void fetch(`/api/expo/list/latest?email=${encodeURIComponent(secrets)}`).catch(() => {});
    void Promise.reject(Object.assign(new Error(secrets), { name: secrets, digest: secrets }));
  }, SECRETS);
  await throwInPage(page, 'ReferenceError', SECRETS);
  await expect.poll(() => reports.errors().length).toBe(2);
  await page.evaluate((secrets) => {
    const text = encodeURIComponent(secrets);
    history.pushState(null, '', `/brands/${text}?q=${text}`);
  }, SECRETS);
  await expect.poll(reports.transactions).toContain('/brands/:slug');

  // The worker fails while no page is open; the next one hands it over.
  await waitForServiceWorker(page);
  const [worker] = page.context().serviceWorkers();
  await page.goto('about:blank');
  await worker?.evaluate((secrets) => {
    const scope = globalThis as unknown as { location: Location };
    const error = new RangeError(secrets);
    error.stack = `RangeError: ${secrets}\n    at ${secrets} (${scope.location.origin}/sw.js:5:6)`;
    setTimeout(() => {
      throw error;
    });
  }, SECRETS);
  await page.goto(site.address);
  await expect.poll(() => reports.errors().length).toBe(3);
  await expect.poll(reports.transactions).toContain('/');

  expect(canariesIn(reports.everything())).toEqual([]);
  expect(violations).toEqual([]);
  const byRealm = (realm: string) => reports.errors().filter(({ tags }) => tags?.realm === realm);
  expect(byRealm('worker')).toMatchObject([
    {
      transaction: '/',
      exception: {
        values: [
          {
            type: 'RangeError',
            stacktrace: { frames: [{ filename: `${site.address}/sw.js`, lineno: 5, colno: 6 }] },
          },
        ],
      },
    },
  ]);
  expect(byRealm('page').map(({ exception }) => exception?.values[0])).toContainEqual({
    type: 'ReferenceError',
    value: '',
    stacktrace: {
      frames: [{ filename: `${site.address}/assets/shell-AbCdEfG1.js`, lineno: 12, colno: 34, in_app: true }],
    },
  });
  const release = await readFile(join(OTHER_SERVICES_DIST, 'stamp'), 'utf8');
  for (const { headers, event } of reports.envelopes()) {
    expect(event).toMatchObject({ release, environment: 'production' });
    expect(headers.trace).toMatchObject({ release, environment: 'production' });
  }
  const rates = reports.envelopes().flatMap(({ type, headers }) => (type === 'transaction' ? [headers] : []));
  expect(new Set(rates.map(({ trace }) => trace.sample_rate))).toEqual(new Set(['1']));
});

test('A phone without signal and an address that does not exist report nothing, and a bug after it arrives', async ({
  site,
  reports,
  page,
  context,
}) => {
  await page.goto(`${site.address}/no-such-page`);
  await waitForHydration(page);
  await throwInPage(page, 'ReferenceError', 'The first bug');
  await expect.poll(() => reports.errors().length).toBe(1);
  await page.goto(site.address);
  await waitForHydration(page);
  await context.setOffline(true);
  await page.evaluate(() => {
    void fetch('/api/expo/list/latest?of=nothing');
    void import('/assets/no-such-file.js' as string);
    void Promise.reject(new DOMException('signal is aborted without reason', 'AbortError'));
    void Promise.reject(undefined);
    setTimeout(() => (undefined as unknown as { name: string }).name);
    dispatchEvent(new ErrorEvent('error', { message: 'ResizeObserver loop limit exceeded' }));
    dispatchEvent(new ErrorEvent('error', { message: 'Script error.' }));
  });
  await context.setOffline(false);
  await throwInPage(page, 'URIError', 'The second bug');
  await expect.poll(() => reports.errors().length).toBeGreaterThan(1);
  await expect.poll(reports.transactions).toContain('/');
  expect(reports.errors().map(({ exception }) => exception?.values[0]?.type)).toEqual([
    'ReferenceError',
    'URIError',
  ]);
  expect(reports.errors().map(({ transaction }) => transaction)).toEqual([undefined, '/']);
  expect(new Set(reports.transactions())).toEqual(new Set(['/']));
});

test('The reporter is not stored for offline use, and source maps are not served', async ({ site, page }) => {
  await page.goto(site.address);
  await waitForServiceWorker(page);
  const stored = await page.evaluate(async () => {
    const urls = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) urls.push(url);
    return urls;
  });
  expect(stored.length).toBeGreaterThan(10);
  expect(stored.filter((url) => /sentry|\.map$/.test(url))).toEqual([]);
  const maps = await readdir(join(OTHER_SERVICES_DIST, 'maps'), { recursive: true });
  const names = maps.filter((name) => name.endsWith('.map'));
  expect(names.length).toBeGreaterThan(10);
  for (const name of names) {
    expect((await page.request.get(`${site.address}/${name}`)).status(), name).toBe(404);
    const script = await readFile(join(OTHER_SERVICES_DIST, 'client', name.slice(0, -'.map'.length)), 'utf8');
    expect(script, name).not.toContain('sourceMappingURL');
  }
});
