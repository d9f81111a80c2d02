import type { Page, Request } from '@playwright/test';
import { signUp } from '../support/accounts.ts';
import { expect, expectSignedIn, fireOnline, test, waitForServiceWorker } from '../support/journey-test.ts';
import type { ProductServer } from '../support/product-server.ts';
import { setHidden } from '../support/set-hidden.ts';

test.use({ serviceWorkers: 'allow' });

const MINUTE = 60_000;
const TIME = '/api/date/get/utc-date-time';
const POLL = 'users.notifications.unreadCount';

/** Opens a page of a signed-in visitor whose start is over. Returns the paths of the page's requests from then on. */
async function openSettledPage(page: Page, product: ProductServer): Promise<string[]> {
  await signUp(page.context(), product);
  await page.clock.install();
  await page.goto(`${product.address}/journey`);
  await expectSignedIn(page);
  await waitForServiceWorker(page);
  const isListStored = () => page.evaluate(async () => Boolean(await caches.match('/api/expo/list/latest')));
  await expect.poll(isListStored).toBe(true);
  await page.clock.runFor(10_000);
  await page.waitForLoadState('networkidle');
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  return requested;
}

/** What was begun while the page was visible may still leave. */
async function requestsWithin(page: Page, requested: string[], ms: number): Promise<number> {
  requested.length = 0;
  await page.clock.runFor(ms);
  return requested.length;
}

test('A page that is hidden for half an hour sends nothing, and what is due once when it is shown', async ({
  product,
  page,
}) => {
  const requested = await openSettledPage(page, product);
  await page.clock.runFor(MINUTE);
  expect(requested.filter((path) => path.includes(POLL)).length).toBeGreaterThan(2);
  await setHidden(page, true);
  await expect.poll(() => requestsWithin(page, requested, 10_000)).toBe(0);
  await page.clock.runFor(30 * MINUTE);
  await fireOnline(page);
  await page.clock.runFor(MINUTE);
  expect(requested).toEqual([]);
  await setHidden(page, false);
  const count = (part: string) => requested.filter((path) => path.includes(part)).length;
  // Three samples of the time; and a probe, which asks for it too, if the last request before had no answer.
  await expect.poll(() => [3, 4].includes(count(TIME))).toBe(true);
  await expect.poll(() => count(POLL)).toBe(1);
  expect(count('/idp')).toBe(0);
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
  await page.getByRole('button', { name: 'Check in' }).click();
  await expect(page.getByText('Saved on this phone.')).toBeVisible();
  await expect(page.getByText('You’re offline.')).toBeAttached();
  await setHidden(page, true);
  // The delivery may begin by itself before the event, and then once more than that. One that had begun when the page
  // became hidden may end well now.
  const requested = new Set<string>();
  const add = (request: Request) => requested.add(new URL(request.url()).pathname);
  page.on('request', add);
  page.on('requestfinished', add);
  await product.reconnect();
  await fireOnline(page);
  await expect(page.getByText('Sent. Enjoy the expo!')).toBeVisible();
  await expect.poll(() => [...requested]).toEqual(['/trpc/actions.deliver']);
});
