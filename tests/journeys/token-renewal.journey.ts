import type { Page } from '@playwright/test';
import { dispatchSyncEvent } from '../support/dispatch-sync-event.ts';
import {
  test as base,
  expect,
  newVisitor,
  signUpThroughForm,
  waitForServiceWorker,
} from '../support/journey-test.ts';
import { createProductServer, type ProductServer } from '../support/product-server.ts';
import { reportMeasurement } from '../support/report-measurement.ts';

/** `TABS=20` is the full size. */
const TABS = Number(process.env.TABS ?? 5);
/** Renewal is due five minutes before the end: so long after the tokens came that all tabs are open by then. */
const LIFE_S = 300 + 30 + 2 * TABS;
/** Whoever waits for the lock has given it up or taken it away by then. */
const LOCK_IS_OVER_MS = 12_000;

const test = base.extend<object, { shortLived: ProductServer }>({
  shortLived: [
    // biome-ignore lint/correctness/noEmptyPattern: the shape that the test runner asks for
    async ({}, use, { parallelIndex }) => {
      const product = await createProductServer(4350 + parallelIndex, {
        POOL_ACCESS_TOKEN_S: String(LIFE_S),
      });
      await product.start();
      await use(product);
      await product.dispose();
    },
    { scope: 'worker' },
  ],
});

/** Whether the access token on the phone ends within five minutes. */
const isDue = (page: Page) =>
  page.evaluate(() => {
    const token = /accessToken=([^;]+)/.exec(document.cookie)?.[1] ?? '';
    const { exp } = JSON.parse(atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')));
    return exp * 1000 - Date.now() <= 5 * 60 * 1000;
  });

const renewals = (product: ProductServer) => product.log().split('session renewed').length - 1;

/** A tab that took the lock and was frozen with it: it never lets go. */
const freezeWithTheLock = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((held) => {
        void navigator.locks.request('yhello.renewal', () => {
          held();
          return new Promise(() => {});
        });
      }),
  );

test(`${TABS} tabs and the worker renew a session once, one of them frozen with the lock`, async ({
  shortLived: product,
  phone,
}) => {
  test.setTimeout(240_000);
  const first = await phone.openPage(`${product.address}/`);
  // What is tapped below waits for the worker, which is woken when the token is due.
  await first.addInitScript('delete ServiceWorkerRegistration.prototype.sync');
  await signUpThroughForm(first, product, newVisitor());
  await waitForServiceWorker(first);
  await first.route('**/trpc/actions.deliver', (route) => route.abort());
  await first.goto(`${product.address}/journey`);
  await first.getByLabel('We are expecting').check();
  await first.getByRole('button', { name: 'Save' }).click();
  await first.waitForURL((url) => url.pathname !== '/journey');
  const tabs = [first];
  while (tabs.length < TABS) tabs.push(await phone.openPage(`${product.address}/expo`));
  await freezeWithTheLock(tabs[TABS - 1] ?? first);
  expect(await isDue(first)).toBe(false);
  const before = renewals(product);
  await expect.poll(() => isDue(first), { timeout: 60_000 }).toBe(true);
  await dispatchSyncEvent(first.context(), product.address);
  await expect.poll(() => renewals(product) - before, { timeout: 60_000 }).toBeGreaterThan(0);
  await first.waitForTimeout(LOCK_IS_OVER_MS);
  const signedOut = [];
  for (const tab of tabs)
    if (!(await tab.getByRole('link', { name: /Open menu/ }).isVisible())) signedOut.push(tab.url());
  reportMeasurement('P7', {
    tabs: TABS,
    worker: 1,
    frozen: 1,
    renewals: renewals(product) - before,
    'sign-outs': signedOut.length,
  });
  expect(renewals(product) - before).toBe(1);
  expect(signedOut).toEqual([]);
});

test('Signing out elsewhere ends the session here at its next renewal', async ({
  shortLived: product,
  phone,
}) => {
  test.setTimeout(180_000);
  const page = await phone.openPage(`${product.address}/`);
  const visitor = newVisitor();
  await signUpThroughForm(page, product, visitor);
  const accessToken = await page.evaluate(() => /accessToken=([^;]+)/.exec(document.cookie)?.[1] ?? '');
  const response = await fetch(`${product.address}/idp`, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': 'AWSCognitoIdentityProviderService.GlobalSignOut',
    },
    body: JSON.stringify({ AccessToken: accessToken }),
  });
  expect(response.status).toBe(200);
  await expect(page.getByText('You were signed out.')).toBeVisible({ timeout: 90_000 });
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
});
