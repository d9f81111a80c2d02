import type { Page } from '@playwright/test';
import { sql } from 'drizzle-orm';
import { newVisitor, signIn, signUp } from '../support/accounts.ts';
import { tapCheckIn } from '../support/check-in.ts';
import { expect, expectSignedIn, test, waitForServiceWorker } from '../support/journey-test.ts';
import type { ProductServer } from '../support/product-server.ts';
import { readBrowserStorage } from '../support/read-browser-storage.ts';
import { withStoredRows } from '../support/read-stored-rows.ts';
import { renewTokensUntil } from '../support/renew-tokens.ts';

/** Opens one of the sections of the settings. */
async function openSection(page: Page, product: ProductServer, title: string): Promise<void> {
  await page.goto(`${product.address}/account?page=settings`);
  await page.locator('summary', { hasText: title }).click();
}

test('A visitor changes the password and signs in with the new one', async ({ product, page }) => {
  const visitor = newVisitor();
  await signUp(page.context(), product, visitor);
  await page.goto(`${product.address}/`);
  await page.getByRole('link', { name: /Open menu/ }).click();
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(page).toHaveTitle('Yhello | Settings');
  await openSection(page, product, 'Change password');
  const change = page.getByRole('button', { name: 'Change password' });
  await page.getByLabel('Current password', { exact: true }).fill('not the one1');
  await page.getByLabel('New password', { exact: true }).fill('elephant');
  await change.click();
  await expect(page.getByText('meet the rules')).toBeVisible();
  await page.getByLabel('New password', { exact: true }).fill('elephant8');
  await change.click();
  await expect(page.getByText('That’s not your current password.')).toBeVisible();
  await expect(page.getByLabel('Current password', { exact: true })).toBeFocused();
  await page.getByLabel('Current password', { exact: true }).fill(visitor.password);
  await page.getByLabel('New password', { exact: true }).fill(visitor.password);
  await change.click();
  await expect(page.getByText('This is your current password.')).toBeVisible();
  await page.getByLabel('New password', { exact: true }).fill('elephant8');
  await change.click();
  await expect(page.getByText('Password changed.')).toBeVisible();
  await expect(page.getByLabel('Current password', { exact: true })).toHaveValue('');

  await page.getByRole('button', { name: 'Log out', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  await page.goto(`${product.address}/sign-in`);
  await page.getByLabel('Email').fill(visitor.email);
  await page.getByLabel('Password', { exact: true }).fill(visitor.password);
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await expect(page.getByText('don’t match')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill('elephant8');
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await expectSignedIn(page);
});

test('Signing out everywhere ends another phone’s session at its next renewal', async ({
  product,
  page,
  browser,
}) => {
  const visitor = newVisitor();
  await signUp(page.context(), product, visitor);
  const otherContext = await browser.newContext();
  const other = await otherContext.newPage();
  await signIn(otherContext, product, visitor);
  await other.clock.install();
  await other.goto(`${product.address}/`);
  await expectSignedIn(other);
  await openSection(page, product, 'Log out everywhere');
  await page.getByRole('button', { name: 'Log out everywhere' }).click();
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  await expect(page).toHaveURL(`${product.address}/`);
  await renewTokensUntil(other.getByText('You were signed out.'));
  await expect(other.getByRole('button', { name: 'Login' })).toBeVisible();
  await otherContext.close();
});

test('Signing out everywhere asks about unsent actions and reports an unreachable pool @worker', async ({
  product,
  page,
}) => {
  // Background Sync would deliver in the service worker, whose requests a page's route does not stop.
  await page.addInitScript('delete ServiceWorkerRegistration.prototype.sync');
  await signUp(page.context(), product);
  await page.goto(`${product.address}/`);
  await waitForServiceWorker(page);
  await page.goto(`${product.address}/account?page=expo-check-in`);
  await page.getByRole('button', { name: 'Check in' }).waitFor();
  await page.route('**/trpc/actions.deliver', (route) => route.abort());
  await page.route('**/idp', (route) => route.abort());
  await tapCheckIn(page);
  await expect(page.getByText(/^Saved on this device/)).toBeVisible();
  await openSection(page, product, 'Log out everywhere');
  await page.getByRole('button', { name: 'Log out everywhere' }).click();
  await expect(page.getByText('One change on this device isn’t sent yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Discard and log out' }).click();
  await expect(page.getByText('couldn’t reach the server')).toBeVisible();
  await page.getByRole('button', { name: 'Stay logged in' }).click();
  await expect(page.getByRole('link', { name: /Open menu/ })).toBeVisible();
});

test('Deleting the account removes it from pool, server and phone @worker', async ({ product, page }) => {
  test.setTimeout(180_000);
  const visitor = { ...newVisitor(), displayName: 'Canary Nadia' };
  await signUp(page.context(), product, visitor);
  await page.goto(`${product.address}/`);
  await waitForServiceWorker(page);
  await page.goto(`${product.address}/account?page=expo-check-in`);
  await tapCheckIn(page);
  await expect(page.getByText(/^Sent\./)).toBeVisible();

  await openSection(page, product, 'Delete account');
  const remove = page.getByRole('button', { name: 'Delete my account' });
  const confirmation = page.getByLabel('Type DELETE to confirm');
  await confirmation.fill('delete');
  await remove.click();
  await expect(page.getByText('Type DELETE in capital letters.')).toBeVisible();
  await confirmation.fill('DELETE');

  await page.route('**/trpc/users.account.delete*', (route) => route.abort());
  await remove.click();
  await expect(page.getByText('couldn’t reach the server')).toBeVisible();
  await page.unrouteAll();

  // The server deletes its part, the pool fails; trying again repeats both.
  await page.route('**/idp', (route) => route.abort());
  await remove.click();
  await expect(page.getByText('the sign-in service hasn’t confirmed yet')).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Your account is deleted')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Login' }).first()).toBeVisible();

  const stored = await readBrowserStorage(page);
  for (const trace of ['Canary', visitor.email, 'CognitoIdentityServiceProvider'])
    expect(stored.includes(trace), trace).toBe(false);
  await page.getByLabel('Email').fill(visitor.email);
  await page.getByLabel('Password', { exact: true }).fill(visitor.password);
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await expect(page.getByText('don’t match')).toBeVisible();

  const leftovers = await withStoredRows(product, async (db) => {
    const tables = await db.execute(
      sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
    );
    const withTraces: string[] = [];
    for (const { name } of (tables as unknown as { rows: { name: string }[] }).rows) {
      const rows = await db.execute(
        sql`select count(*)::int as total from ${sql.identifier(name)} as t where t::text ilike ${'%Canary%'} or t::text ilike ${`%${visitor.email}%`}`,
      );
      if ((rows as unknown as { rows: { total: number }[] }).rows[0]?.total !== 0) withTraces.push(name);
    }
    return withTraces;
  });
  expect(leftovers, 'tables with traces of the account').toEqual([]);
});
