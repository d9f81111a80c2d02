import { newVisitor, signUp } from '../support/accounts.ts';
import { tapCheckIn } from '../support/check-in.ts';
import { dispatchSyncEvent } from '../support/dispatch-sync-event.ts';
import { expect, test, waitForServiceWorker } from '../support/journey-test.ts';
import { readStoredCheckIns } from '../support/read-stored-rows.ts';
import { scanPass, verifyPass } from '../support/scan-pass.ts';

test.use({ serviceWorkers: 'allow' });

test('A check-in without signal on a restarted phone arrives once while the app is closed', async ({
  product,
  phone,
}) => {
  test.setTimeout(240_000);
  const visitor = newVisitor();
  const first = await phone.openPage(`${product.address}/`);
  await signUp(first.context(), product, visitor);
  await first.goto(`${product.address}/`);
  await waitForServiceWorker(first);
  await phone.restart();
  const menu = await phone.openPage(`${product.address}/?menu=open`);
  await menu.getByText('Works offline', { exact: true }).waitFor();
  await product.disconnect();
  await phone.kill();

  await phone.launch();
  const page = await phone.openPage(`${product.address}/?menu=open`);
  const token = await scanPass(page.getByRole('img', { name: 'Your QR pass' }));
  await expect(page.getByText('You’re offline. Your pass and lists still work.')).toBeAttached();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Expo Check-in' }).click();
  await tapCheckIn(page);
  await expect(page.getByText('Saved on this device. We’ll send it once you’re online.')).toBeVisible();
  await phone.kill();

  const loggedBefore = product.log().length;
  await product.reconnect();
  expect(await verifyPass(product.address, token)).toMatchObject({ ok: true });
  const context = await phone.launch();
  // As the browser does, again where a try had no answer in time.
  await expect(async () => {
    await dispatchSyncEvent(context, product.address);
    await expect
      .poll(() => product.log().slice(loggedBefore), { timeout: 15_000 })
      .toContain('actions delivered');
  }).toPass({ timeout: 150_000 }); // shorter than the test, so that a failure shows the log
  expect(await readStoredCheckIns(product, visitor.email)).toEqual({
    delivered: 1,
    checkIns: 1,
    revision: 1,
  });
  const after = await phone.openPage(`${product.address}/account?page=expo-check-in`);
  await expect(after.getByText(/^Sent\./)).toBeVisible();
});

test('Without Background Sync a check-in arrives when the app is opened', async ({ product, phone }) => {
  test.setTimeout(240_000);
  const visitor = newVisitor();
  const start = await phone.openPage(`${product.address}/`);
  await signUp(start.context(), product, visitor);
  await start.goto(`${product.address}/`);
  await waitForServiceWorker(start);
  await phone.restart();
  const first = await phone.openPage('about:blank');
  await first.addInitScript('delete ServiceWorkerRegistration.prototype.sync');
  await first.goto(`${product.address}/account?page=expo-check-in`);
  await first.getByRole('button', { name: 'Check in' }).waitFor();
  await product.disconnect();
  await tapCheckIn(first);
  await expect(first.getByText('Saved on this device.')).toBeVisible();
  await phone.kill();

  await product.reconnect();
  await phone.launch();
  const page = await phone.openPage(`${product.address}/account?page=expo-check-in`);
  await expect(page.getByText(/^Sent\./)).toBeVisible();
  expect(await readStoredCheckIns(product, visitor.email)).toEqual({
    delivered: 1,
    checkIns: 1,
    revision: 1,
  });
});

test('Two tabs deliver one check-in once', async ({ product, page }) => {
  const visitor = newVisitor();
  await signUp(page.context(), product, visitor);
  const firstTab = page;
  await firstTab.goto(`${product.address}/account?page=expo-check-in`);
  const secondTab = await page.context().newPage();
  await secondTab.goto(`${product.address}/account?page=expo-check-in`);
  await waitForServiceWorker(firstTab);
  for (const tab of [firstTab, secondTab]) await tab.getByRole('button', { name: 'Check in' }).waitFor();
  await product.disconnect();
  await tapCheckIn(firstTab);
  await expect(firstTab.getByText('Saved on this device.')).toBeVisible();
  await expect(secondTab.getByText('Saved on this device.')).toBeVisible();
  await product.reconnect();
  await Promise.all([firstTab.reload(), secondTab.reload()]);
  await expect(firstTab.getByText(/^Sent\./)).toBeVisible();
  await expect(secondTab.getByText(/^Sent\./)).toBeVisible();
  expect(await readStoredCheckIns(product, visitor.email)).toEqual({
    delivered: 1,
    checkIns: 1,
    revision: 1,
  });
});
