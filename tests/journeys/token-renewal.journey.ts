import type { Page } from '@playwright/test';
import { makeRenewalDue, newVisitor, signUp } from '../support/accounts.ts';
import { tapCheckIn } from '../support/check-in.ts';
import { dispatchSyncEvent } from '../support/dispatch-sync-event.ts';
import { expect, expectSignedIn, test, waitForServiceWorker } from '../support/journey-test.ts';
import { loseAddresses } from '../support/lose-addresses.ts';
import type { ProductServer } from '../support/product-server.ts';
import { renewTokensUntil, showPage } from '../support/renew-tokens.ts';
import { reportMeasurement } from '../support/report-measurement.ts';

/** `TABS=20` is the full size. */
const TABS = Number(process.env.TABS ?? 5);

const renewals = (product: ProductServer) => product.log().split('session renewed').length - 1;

/** A tab that takes the lock and is frozen with it: it never releases it. */
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

/** How many tabs and workers wait for the lock of a renewal, or hold it. */
const renewalLocks = (page: Page) =>
  page.evaluate(async () => {
    const { held = [], pending = [] } = await navigator.locks.query();
    return [...held, ...pending].filter(({ name }) => name?.startsWith('yhello.renewal')).length;
  });

test(`${TABS} tabs and the worker renew a session once, one of them frozen with the lock @worker`, async ({
  product,
  phone,
}) => {
  const first = await phone.openPage('about:blank');
  const context = first.context();
  await signUp(context, product);
  // The tap below stays on the phone for the worker, which is started once the renewal is due.
  await first.addInitScript('delete ServiceWorkerRegistration.prototype.sync');
  await first.route('**/trpc/actions.deliver', (route) => route.abort());
  await first.goto(`${product.address}/journey`);
  await waitForServiceWorker(first);
  await first.getByLabel('We’re expecting').check();
  await first.getByRole('button', { name: 'Save' }).click();
  await first.waitForURL((url) => url.pathname !== '/journey');
  const others = Array.from({ length: TABS - 1 }, () => phone.openPage(`${product.address}/expo`));
  const tabs = [first, ...(await Promise.all(others))];
  for (const tab of tabs) await expectSignedIn(tab);
  await freezeWithTheLock(tabs[TABS - 1] ?? first);
  const before = renewals(product);
  await makeRenewalDue(context);
  await Promise.all(tabs.map(showPage));
  await dispatchSyncEvent(context, product.address);
  await expect.poll(() => renewals(product) - before, { timeout: 60_000 }).toBeGreaterThan(0);
  await expect.poll(() => renewalLocks(first), { timeout: 60_000 }).toBe(0);
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

test('Signing out elsewhere ends the session here at its next renewal', async ({ product, page }) => {
  await signUp(page.context(), product);
  await page.clock.install();
  await page.goto(`${product.address}/`);
  await expectSignedIn(page);
  await revokeEverywhere(page, product);
  const notice = page.getByText('You were signed out.');
  await renewTokensUntil(notice);
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  // It stays until it is read.
  await page.reload();
  await expect(notice).toBeVisible();
  await page.getByRole('status').filter({ has: notice }).getByRole('button', { name: 'OK' }).click();
  await expect(notice).toBeHidden();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  await expect(notice).toBeHidden();
});

test('A session that ended elsewhere ends here too while something waits, and no request follows @worker', async ({
  product,
  page,
}) => {
  await signUp(page.context(), product);
  await page.goto(`${product.address}/account?page=expo-check-in`);
  await page.getByRole('button', { name: 'Check in' }).waitFor();
  await page.route('**/trpc/actions.deliver', (route) => route.abort());
  await tapCheckIn(page);
  await expect(page.getByText(/^Saved on this device/)).toBeVisible();
  await revokeEverywhere(page, product);
  await page.unrouteAll();
  await page.clock.install();
  await page.reload();
  const notice = page.getByText('You were signed out. What you saved is kept for you.');
  await page.getByRole('link', { name: /Open menu/ }).waitFor();
  await expect(async () => {
    await page.clock.runFor(5_000);
    await expect(notice).toBeVisible({ timeout: 100 });
  }).toPass({ timeout: 60_000 });
  // The page that was open asks for the login itself, and comes back after it.
  await expect(page).toHaveURL(`${product.address}/sign-in?returnUrl=%2Faccount%3Fpage%3Dexpo-check-in`);
  const banner = page.getByRole('status').filter({ has: notice });
  await expect(banner.getByRole('button', { name: 'OK' })).toBeVisible();
  await expect(banner.getByRole('link', { name: 'Log in' })).toHaveCount(0);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.clock.runFor(60_000);
  expect(requests.filter((url) => /users\.|\/api\/(user|shopping|loyalty)|\/idp/.test(url))).toEqual([]);
});

test('When the cookies are gone, one notice asks to sign in again, and pass and lists stay @worker', async ({
  product,
  page,
}) => {
  const visitor = newVisitor();
  await signUp(page.context(), product, visitor);
  await loseAddresses(page);
  await page.goto(`${product.address}/?menu=open`);
  await page.getByRole('img', { name: 'Your QR pass' }).waitFor();
  await page.context().clearCookies();
  await page.unrouteAll();
  await page.clock.install();
  await page.goto(`${product.address}/account/addresses`);
  const notice = page.getByText('Your pass still works. To load and send, log in again.');
  await expect(notice).toBeVisible();
  await expect(notice).toContainText('(Missing tokens)');
  await expect(page.getByText('Log in again to see this.')).toBeVisible();
  await expect(page.getByText('You’re offline')).toHaveCount(0);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.clock.runFor(60_000);
  expect(requests.filter((url) => /users\.|\/api\/(user|shopping|loyalty)|\/idp/.test(url))).toEqual([]);
  await page.getByRole('link', { name: /Open menu/ }).click();
  await expect(page.getByRole('img', { name: 'Your QR pass' })).toBeVisible();
  await page.goBack();

  await notice.getByRole('link', { name: 'log in again' }).click();
  await expect(page).toHaveURL(/\/sign-in\?returnUrl=%2Faccount%2Faddresses$/);
  await page.getByLabel('Email').fill(visitor.email);
  await page.getByLabel('Password', { exact: true }).fill(visitor.password);
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL(`${product.address}/account/addresses`);
  await expect(notice).toHaveCount(0);
});

test('Where no pass is stored, the notice promises none', async ({ product, page }) => {
  await signUp(page.context(), product);
  await loseAddresses(page);
  await page.goto(`${product.address}/?menu=open`);
  await page.getByRole('img', { name: 'Your QR pass' }).waitFor();
  await page.context().clearCookies();
  await page.unrouteAll();
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('yhello');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const tx = opening.result.transaction('keys', 'readwrite');
          tx.objectStore('keys').clear();
          tx.onabort = () => reject(tx.error);
          tx.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
  );
  await page.goto(`${product.address}/account/addresses`);
  await expect(page.getByText('To load and send, log in again.')).toBeVisible();
  await expect(page.getByText('Log in again to see this.')).toBeVisible();
  await expect(page.getByText('Your pass still works.')).toHaveCount(0);
});

/** What another phone of the same visitor does. */
async function revokeEverywhere(page: Page, product: ProductServer): Promise<void> {
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
}
