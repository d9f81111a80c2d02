import type { Page } from '@playwright/test';
import { createAccount, newVisitor, signUp } from '../support/accounts.ts';
import { expect, test, waitForHydration, waitForServiceWorker } from '../support/journey-test.ts';
import { readStoredCheckIns } from '../support/read-stored-rows.ts';

const LIST = '/shopping-list?expoSlug=baby-fair-kl';

test('A wish made without signal waits in the outbox and arrives once @worker', async ({ product, page }) => {
  const visitor = newVisitor();
  await signUp(page.context(), product, visitor);
  await page.goto(`${product.address}/`);
  await waitForServiceWorker(page);
  await page.goto(`${product.address}/products`);
  const heart = page.getByRole('button', { name: 'Wishlist: Anti-colic bottle, 3 pack' });
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await product.disconnect();
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(heart).toHaveAttribute('data-pending', 'true');
  await page.goto(`${product.address}/wishlist`);
  await expect(page.getByText('Saved on this device', { exact: true })).toBeVisible();
  // What lists that are stored here know of it.
  await expect(page.getByRole('main').getByText('Little Sprout', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: '1 waiting to be sent' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Outbox' })).toBeVisible();
  const waiting = page.getByRole('region', { name: 'Waiting to be sent' });
  await expect(waiting.getByRole('listitem')).toHaveText(
    /Added to your wishlist.*Anti-colic bottle, 3 pack.*Waiting since \d\d?:\d\d/,
  );

  // Pressed before there is signal: once there is, the app also sends by itself, and takes the button away.
  const attempt = page.waitForRequest((request) => request.url().includes('/trpc/actions.deliver'));
  await waiting.getByRole('button', { name: 'Send now' }).click();
  await attempt;
  await product.reconnect();
  await expect(page.getByRole('region', { name: 'Sent lately' }).getByRole('listitem')).toHaveText(
    /Added to your wishlist.*Anti-colic bottle, 3 pack.*Sent \d\d?:\d\d/,
  );
  await page.goto(`${product.address}/wishlist`);
  await expect(page.getByRole('link', { name: 'Anti-colic bottle, 3 pack' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Hall \d\s· Booth [A-Z]\d+/ })).toBeVisible();
  expect(await readStoredCheckIns(product, visitor.email)).toMatchObject({ delivered: 1, revision: 1 });
});

test('Undo restores a wish that was removed', async ({ product, page }) => {
  await signUp(page.context(), product);
  await page.goto(`${product.address}/products/grip-socks-6-12-months`);
  const onPicture = page.getByRole('article').getByRole('button', { name: /^Wishlist: Grip socks/i });
  await onPicture.click();
  await expect(onPicture).toHaveAttribute('aria-pressed', 'true');
  await page.goto(`${product.address}/wishlist`);
  const heart = page.getByRole('button', { name: /^Wishlist: Grip socks/i });
  await heart.click();
  await expect(page.getByText(/^Grip socks.* is off your wishlist/i)).toBeVisible();
  await expect(heart).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
});

for (const { what, path, tapped, note, kept } of [
  {
    what: 'A wish',
    path: '/products?category=Bath',
    tapped: 'Wishlist: Bath time duck family',
    note: 'Log in or sign up, and Bath time duck family goes on your wishlist.',
    kept: (page: Page) =>
      expect(page.getByRole('button', { name: 'Wishlist: Bath time duck family' })).toHaveAttribute(
        'aria-pressed',
        'true',
      ),
  },
  {
    what: 'A product for the cart',
    path: '/products/bath-time-duck-family',
    tapped: 'Add to cart',
    note: 'Log in or sign up, and Bath time duck family goes into your cart.',
    kept: (page: Page) => expect(page.getByRole('link', { name: 'See cart' })).toBeVisible(),
  },
])
  test(`${what} is kept over the sign-in that it leads to`, async ({ product, page }) => {
    const visitor = newVisitor();
    await createAccount(product, visitor);
    await page.goto(product.address + path);
    await page.getByRole('main').getByRole('link', { name: tapped }).click();
    await expect(page.getByText(note)).toBeVisible();
    const main = page.getByRole('main');
    await main.getByRole('link', { name: 'Sign up' }).click();
    await expect(page.getByText(note.replace('Log in or sign up', 'Sign up'))).toBeVisible();
    await main.getByRole('link', { name: 'Log in' }).click();
    // As phones do while the visitor is in another app.
    await page.reload();
    await waitForHydration(page);
    await expect(page.getByText(note)).toBeVisible();
    await page.getByLabel('Email').fill(visitor.email);
    await page.getByLabel('Password', { exact: true }).fill(visitor.password);
    await main.getByRole('button', { name: 'Login' }).click();
    await page.waitForURL(product.address + path);
    await kept(page);
  });

test('A shopping list changed without signal survives a killed phone and arrives once @worker', async ({
  product,
  phone,
}) => {
  test.setTimeout(240_000);
  const visitor = newVisitor();
  const start = await phone.openPage(`${product.address}/`);
  await signUp(start.context(), product, visitor);
  await start.goto(`${product.address}/`);
  await waitForServiceWorker(start);
  await phone.restart();
  const first = await phone.openPage(product.address + LIST);
  await first.getByLabel('What do you need?').fill('Diapers, size M');
  await first.getByLabel('Booth (optional)').fill('B12');
  await first.getByRole('button', { name: 'Add' }).click();
  await first.getByLabel('What do you need?').fill('Breast pump');
  await first.getByRole('button', { name: 'Add' }).click();
  await expect(first.getByText('0 of 2 done')).toBeVisible();
  await expect(first.getByText('Saved on this device')).toHaveCount(0);
  const bag = first.getByRole('banner').getByRole('link', { name: /^Shopping list/ });
  await expect(bag).toHaveText('2');
  await product.disconnect();
  await first.getByText('Diapers, size M').click();
  await expect(bag).toHaveText('1');
  await first.getByLabel('What do you need?').fill('Teether');
  await first.getByRole('button', { name: 'Add' }).click();
  await expect(first.getByText('1 of 3 done')).toBeVisible();
  await expect(bag).toHaveText('2');
  await phone.kill();

  await phone.launch();
  const page = await phone.openPage(product.address + LIST);
  await expect(page.getByText('1 of 3 done')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /^Diapers, size M/ })).toBeChecked();
  await expect(page.getByRole('link', { name: 'Booth B12 on the expo map' })).toBeVisible();
  await expect(page.getByText('Saved on this device', { exact: true })).toHaveCount(2);

  await product.reconnect();
  await page.reload();
  await expect(page.getByText('1 of 3 done')).toBeVisible();
  await expect(page.getByText('Saved on this device', { exact: true })).toHaveCount(0);
  expect(await readStoredCheckIns(product, visitor.email)).toMatchObject({ delivered: 4, revision: 4 });
});
