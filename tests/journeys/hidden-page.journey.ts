import type { Page, Request } from '@playwright/test';
import { signUp } from '../support/accounts.ts';
import { tapCheckIn } from '../support/check-in.ts';
import { expect, expectSignedIn, fireOnline, test, waitForServiceWorker } from '../support/journey-test.ts';
import type { ProductServer } from '../support/product-server.ts';
import { reportMeasurement } from '../support/report-measurement.ts';
import { setHidden } from '../support/set-hidden.ts';

test.use({ serviceWorkers: 'allow' });

/** `HOURS=8` is the full size: a day at the expo. */
const HOURS = Number(process.env.HOURS ?? 0.5);
const MINUTE = 60_000;
/** In real time: longer than the page takes from an answer to the next request. */
const SETTLING_MS = 500;
const TIME = '/api/date/get/utc-date-time';
const POLL = 'users.notifications.unreadCount';

/** The paths of a page's requests, and those that have no answer yet. */
type Traffic = { requested: string[]; underWay: Set<Request> };

/** Opens a page of a signed-in visitor whose start is over. Returns what it sends from then on. */
async function openSettledPage(page: Page, product: ProductServer): Promise<Traffic> {
  await signUp(page.context(), product);
  await page.clock.install();
  await page.goto(`${product.address}/journey`);
  await expectSignedIn(page);
  await waitForServiceWorker(page);
  const isListStored = () => page.evaluate(async () => Boolean(await caches.match('/api/expo/list/latest')));
  await expect.poll(isListStored).toBe(true);
  await page.clock.runFor(10_000);
  await page.waitForLoadState('networkidle');
  const traffic: Traffic = { requested: [], underWay: new Set() };
  page.on('request', (request) => {
    traffic.requested.push(new URL(request.url()).pathname);
    traffic.underWay.add(request);
  });
  page.on('requestfinished', (request) => traffic.underWay.delete(request));
  page.on('requestfailed', (request) => traffic.underWay.delete(request));
  return traffic;
}

/**
 * What was begun while the page was visible may still leave: an answer that comes late may have another request follow,
 * after a while in which the page stores the answer. Only the page's clock is quick.
 */
async function requestsWithin(page: Page, { requested, underWay }: Traffic, ms: number): Promise<number> {
  requested.length = 0;
  await page.clock.runFor(ms);
  await page.waitForTimeout(SETTLING_MS);
  return requested.length + underWay.size;
}

/** What the page's own objects take after a collection, in bytes. */
async function heapOf(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return usedSize;
}

test(`A page that is hidden for most of ${HOURS} h sends nothing then, and what is due once when it is shown`, async ({
  product,
  page,
}) => {
  test.setTimeout(180_000 + HOURS * 60_000);
  const traffic = await openSettledPage(page, product);
  const { requested } = traffic;
  // One after the other: only the page's clock is quick, not its storage and the network.
  for (let polls = 0; polls < 3; polls++) {
    const polled = page.waitForResponse((response) => response.url().includes(POLL));
    await page.clock.runFor(MINUTE / 3);
    await polled;
  }
  await setHidden(page, true);
  await expect.poll(() => requestsWithin(page, traffic, 10_000)).toBe(0);
  let whileHidden = 0;
  let firstHeap = 0;
  for (let halfHours = HOURS * 2; halfHours > 0; halfHours--) {
    await page.clock.runFor(30 * MINUTE);
    await fireOnline(page);
    await page.clock.runFor(MINUTE);
    whileHidden += requested.length;
    firstHeap ||= await heapOf(page);
    if (halfHours > 1) {
      await setHidden(page, false);
      await page.clock.runFor(2 * MINUTE);
      await page.waitForLoadState('networkidle');
      await setHidden(page, true);
      await expect.poll(() => requestsWithin(page, traffic, 10_000)).toBe(0);
    }
  }
  const grown = (await heapOf(page)) - firstHeap;
  reportMeasurement('P17', {
    hours: HOURS,
    'requests while hidden': whileHidden,
    'heap, MB': Math.round(firstHeap / 1e5) / 10,
    'heap growth, MB': Math.round(grown / 1e4) / 100,
  });
  expect(whileHidden).toBe(0);
  await setHidden(page, false);
  const count = (part: string) => requested.filter((path) => path.includes(part)).length;
  // Three samples of the time; and a probe, which asks for it too, if the last request before had no answer.
  await expect.poll(() => [3, 4].includes(count(TIME))).toBe(true);
  await expect.poll(() => count(POLL)).toBe(1);
  // After more than an hour the session is renewed, too.
  expect(count('/idp')).toBeLessThanOrEqual(HOURS < 1 ? 0 : 1);
});

test('A hidden page without Background Sync delivers when the signal is back, and sends nothing else', async ({
  product,
  page,
}) => {
  await page.addInitScript('delete ServiceWorkerRegistration.prototype.sync');
  await signUp(page.context(), product);
  await page.goto(`${product.address}/account?page=expo-check-in`);
  await waitForServiceWorker(page);
  await page.getByRole('button', { name: 'Check in' }).waitFor();
  await product.disconnect();
  await tapCheckIn(page);
  await expect(page.getByText('Saved on this device.')).toBeVisible();
  await expect(page.getByText('You’re offline.')).toBeAttached();
  await setHidden(page, true);
  // Deliveries may also start before the event `online`. One that was under way when the page was hidden may finish now
  // and counts. Another request that finishes now does not: it was not sent by a hidden page.
  const requested = new Set<string>();
  const add = (request: Request) => requested.add(new URL(request.url()).pathname);
  page.on('request', add);
  page.on('requestfinished', (request) => {
    if (request.url().includes('/actions.deliver')) add(request);
  });
  await product.reconnect();
  await fireOnline(page);
  await expect(page.getByText(/^Sent\./)).toBeVisible();
  await expect.poll(() => [...requested]).toEqual(['/trpc/actions.deliver']);
});
