import type { Page } from '@playwright/test';
import { newVisitor, signUp } from '../support/accounts.ts';
import { expect, signInThroughForm, test, waitForServiceWorker } from '../support/journey-test.ts';
import type { ProductServer } from '../support/product-server.ts';
import { readBrowserStorage } from '../support/read-browser-storage.ts';

test.use({ serviceWorkers: 'allow' });

const openFamilyForm = async (page: Page, product: ProductServer) => {
  await page.goto(`${product.address}/journey`);
  return page.getByLabel('We’re expecting');
};

const question = (page: Page) => page.getByText('One change on this device isn’t sent yet.');

/** Signs up, saves one action that cannot be sent, and opens the question that follows Log out. */
async function signOutWithUnsentAction(product: ProductServer, page: Page) {
  const visitor = newVisitor();
  // Background Sync would deliver in the service worker, whose requests a page's route does not stop.
  await page.addInitScript('delete ServiceWorkerRegistration.prototype.sync');
  await signUp(page.context(), product, visitor);
  await page.route('**/trpc/actions.deliver', (route) => route.abort());
  await (await openFamilyForm(page, product)).check();
  await page.getByRole('button', { name: 'Save' }).click();
  await page.waitForURL((url) => url.pathname !== '/journey');
  await page.goto(`${product.address}/?menu=open`);
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(question(page)).toBeVisible();
  return visitor;
}

test('Unsent actions can be sent before signing out', async ({ product, page }) => {
  const visitor = await signOutWithUnsentAction(product, page);
  // The page would also send by itself and hide the question: hold every delivery until the tap. The newest route wins.
  let tapped = () => {};
  const tap = new Promise<void>((done) => {
    tapped = done;
  });
  await page.route('**/trpc/actions.deliver', (route) => tap.then(() => route.continue()));
  await page.getByRole('button', { name: 'Send first' }).click();
  tapped();
  await expect(question(page)).toBeHidden();
  await expect(page.getByText('Everything is sent now. You can log out.')).toBeVisible();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  await signInThroughForm(page, product, visitor);
  await expect(await openFamilyForm(page, product)).toBeChecked();
});

test('Unsent actions can be discarded with the sign-out', async ({ product, page }) => {
  const visitor = await signOutWithUnsentAction(product, page);
  await page.getByRole('button', { name: 'Stay logged in' }).click();
  await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('button', { name: 'Discard and log out' }).click();
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  expect(await readBrowserStorage(page)).not.toContain('family.set-journey');
  await page.unrouteAll();
  await signInThroughForm(page, product, visitor);
  const expecting = await openFamilyForm(page, product);
  await expect(expecting).toBeVisible();
  await expect(expecting).not.toBeChecked();
});

test('Signing out without signal still holds when the signal is back', async ({ product, page }) => {
  const visitor = { ...newVisitor(), displayName: 'Canary Devi' };
  await signUp(page.context(), product, visitor);
  await page.goto(`${product.address}/`);
  await waitForServiceWorker(page);
  await page.goto(`${product.address}/?menu=open`);
  await page.getByRole('img', { name: 'Your QR pass' }).waitFor();
  // Until then the bar promises less.
  await page.getByText('Works offline', { exact: true }).waitFor();
  await product.disconnect();
  await page.getByText('You’re offline. Your pass and lists still work.').waitFor();
  await page.getByRole('button', { name: 'Log out' }).click();
  // The pass comes back only with a connection, so it asks first.
  await page.getByRole('button', { name: 'Log out anyway' }).click();
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  const stored = await readBrowserStorage(page);
  for (const trace of ['Canary', visitor.email, 'CognitoIdentityServiceProvider'])
    expect(stored.includes(trace), trace).toBe(false);
  await product.reconnect();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
});
