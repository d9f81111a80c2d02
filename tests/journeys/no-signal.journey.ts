import { expect, newVisitor, signUp, test, workerIsReady } from '../support/journey.ts';
import { readLedger } from '../support/ledger.ts';
import { scanPass, verifyAtGate } from '../support/scan.ts';
import { dispatchSync } from '../support/sync-event.ts';

test('A visitor checks in without signal after the phone restarted, and it arrives once with the app closed', async ({
  product,
  phone,
}) => {
  test.setTimeout(240_000);
  const visitor = newVisitor();
  const first = await phone.open(`${product.address}/`);
  await signUp(first, product, visitor);
  await workerIsReady(first);
  await phone.restart();
  const menu = await phone.open(`${product.address}/?menu=open`);
  await menu.getByRole('img', { name: 'Your QR pass' }).waitFor();
  await product.stop();
  await phone.kill();

  await phone.launch();
  const page = await phone.open(`${product.address}/?menu=open`);
  const token = await scanPass(page.getByRole('img', { name: 'Your QR pass' }));
  await expect(page.getByText('You’re offline. Your pass and check-in still work.')).toBeAttached();
  await page.getByRole('link', { name: 'Expo Check-in' }).click();
  await page.getByRole('button', { name: 'Check in' }).click();
  await expect(page.getByText('Saved on this phone. It will be sent when the signal is back.')).toBeVisible();
  await phone.kill();

  await product.start();
  expect(await verifyAtGate(product.address, token)).toMatchObject({ ok: true });
  const context = await phone.launch();
  const saidBefore = product.log().length;
  await dispatchSync(context, product.address);
  await expect
    .poll(() => product.log().slice(saidBefore), { timeout: 60_000 })
    .toContain('actions delivered');
  await product.stop();
  expect(await readLedger(product, visitor.email)).toEqual({ delivered: 1, checkIns: 1, effects: 1 });

  await product.start();
  const after = await phone.open(`${product.address}/account?page=expo-check-in`);
  await expect(after.getByText('Sent. Enjoy the expo!')).toBeVisible();
});

test('Without Background Sync it arrives when the app is opened', async ({ product, phone }) => {
  test.setTimeout(240_000);
  const visitor = newVisitor();
  const start = await phone.open(`${product.address}/`);
  await signUp(start, product, visitor);
  await workerIsReady(start);
  await phone.restart();
  const first = await phone.open('about:blank');
  await first.addInitScript('delete ServiceWorkerRegistration.prototype.sync');
  await first.goto(`${product.address}/account?page=expo-check-in`);
  await first.getByRole('button', { name: 'Check in' }).waitFor();
  await product.stop();
  await first.getByRole('button', { name: 'Check in' }).click();
  await expect(first.getByText('Saved on this phone.')).toBeVisible();
  await phone.kill();

  await product.start();
  await phone.launch();
  const page = await phone.open(`${product.address}/account?page=expo-check-in`);
  await expect(page.getByText('Sent. Enjoy the expo!')).toBeVisible();
  await product.stop();
  expect(await readLedger(product, visitor.email)).toEqual({ delivered: 1, checkIns: 1, effects: 1 });
  await product.start();
});

test('Two tabs deliver one check-in once', async ({ product, phone }) => {
  const visitor = newVisitor();
  const one = await phone.open(`${product.address}/`);
  await signUp(one, product, visitor);
  await one.goto(`${product.address}/account?page=expo-check-in`);
  const two = await phone.open(`${product.address}/account?page=expo-check-in`);
  await workerIsReady(one);
  for (const tab of [one, two]) await tab.getByRole('button', { name: 'Check in' }).waitFor();
  await product.stop();
  await one.getByRole('button', { name: 'Check in' }).click();
  await expect(one.getByText('Saved on this phone.')).toBeVisible();
  await expect(two.getByText('Saved on this phone.')).toBeVisible();
  await product.start();
  await Promise.all([one.reload(), two.reload()]);
  await expect(one.getByText('Sent. Enjoy the expo!')).toBeVisible();
  await expect(two.getByText('Sent. Enjoy the expo!')).toBeVisible();
  await product.stop();
  expect(await readLedger(product, visitor.email)).toEqual({ delivered: 1, checkIns: 1, effects: 1 });
  await product.start();
});
