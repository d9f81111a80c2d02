import type { Page } from '@playwright/test';
import { demoVisitor, signIn, signUp } from '../support/accounts.ts';
import { fillAddress } from '../support/fill-address.ts';
import { expect, test, waitForServiceWorker } from '../support/journey-test.ts';
import { loseAddresses } from '../support/lose-addresses.ts';
import { readBrowserStorage } from '../support/read-browser-storage.ts';
import { readCode } from '../support/scan-pass.ts';
import { waitForAllFiles } from '../support/worker-files.ts';

test('A changed profile is saved, and the app uses the new name', async ({ product, page }) => {
  await signUp(page.context(), product);
  await page.goto(`${product.address}/account?page=profile`);
  const main = page.getByRole('main');
  await main.getByLabel('Phone').fill('call me');
  await main.getByRole('button', { name: 'Save changes' }).click();
  await expect(main.getByLabel('Phone')).toBeFocused();
  await expect(main.getByText(/doesn’t look right/)).toBeVisible();

  await main.getByLabel('Display name').fill('Kak Siti');
  await main.getByLabel('Phone').fill('012-345 6789');
  await main.getByText('Bahasa Melayu').click();
  await main.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect(main.getByLabel('Phone')).toHaveValue('+60 12-345 6789');
  await page.reload();
  await expect(main.getByLabel('Display name')).toHaveValue('Kak Siti');
  await expect(main.getByLabel('Bahasa Melayu')).toBeChecked();
  await page.getByRole('link', { name: /Open menu/ }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' }).getByText('Kak Siti')).toBeVisible();
});

test('An address added without signal is shown at once and delivered later @worker', async ({
  product,
  page,
}) => {
  await signUp(page.context(), product);
  await page.goto(`${product.address}/`);
  await waitForServiceWorker(page);
  await page.goto(`${product.address}/account/addresses`);
  await expect(page.getByRole('heading', { name: 'No address yet' })).toBeVisible();
  await product.disconnect();

  await page.getByRole('button', { name: 'Add an address' }).click();
  const form = page.getByRole('dialog', { name: 'Add an address' });
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByLabel('Label')).toBeFocused();
  await fillAddress(form);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();
  const home = page.getByRole('main').getByRole('listitem').filter({ hasText: '12 Jalan Kenanga' });
  await expect(home).toBeVisible();
  const pending = page.getByRole('main').getByText('Saved on this device. We’ll send it');
  await expect(pending).toBeVisible();
  await page.reload();
  await expect(home).toBeVisible();

  await product.reconnect();
  await page.reload();
  await expect(home).toBeVisible();
  await expect(pending).toBeHidden();
});

test('Opening a message marks it as read and clears the badge', async ({ product, page }) => {
  await signUp(page.context(), product);
  await page.goto(`${product.address}/`);
  const icon = page.getByRole('banner').getByRole('link', { name: /^Inbox/ });
  await expect(icon).toHaveText('1');
  await icon.click();
  const main = page.getByRole('main');
  await expect(main.getByRole('status').filter({ hasText: /^1 unread$/ })).toBeVisible();
  await main.locator('summary').first().click();
  await expect(main.getByText('All read')).toBeVisible();
  await expect(icon).toHaveText('');
  await main.getByRole('button', { name: 'Mark as unread' }).click();
  await expect(icon).toHaveText('1');
  await main.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(main.getByText('All read')).toBeVisible();
  await page.reload();
  await expect(main.getByText('All read')).toBeVisible();
});

test('A product added to the cart can be increased, removed, and put back with its quantity', async ({
  product,
  page,
}) => {
  await signUp(page.context(), product);
  await page.goto(`${product.address}/products/grip-socks-6-12-months`);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Add to cart' }).click();
  const inCart = main.getByRole('group', { name: 'How many in your cart' });
  const icon = page.getByRole('banner').getByRole('link', { name: /^Cart/ });
  await expect(icon).toHaveText('1');
  await page.context().setOffline(true);
  await inCart.getByRole('button', { name: 'One more' }).click();
  await expect(inCart.getByRole('status')).toHaveText('2 in your cart');
  await inCart.getByRole('button', { name: 'One less' }).click();
  await expect(inCart.getByRole('status')).toHaveText('1 in your cart');
  await page.context().setOffline(false);
  await main.getByRole('link', { name: 'See cart' }).click();
  const socks = main.getByRole('listitem').filter({ hasText: 'Grip socks' });
  await socks.getByRole('button', { name: 'One more' }).click();
  await expect(main.getByText('2 items')).toBeVisible();
  await expect(icon).toHaveText('2');
  await page.reload();
  await expect(main.getByText('2 items')).toBeVisible();
  await socks.getByRole('button', { name: /^Remove/ }).click();
  await expect(socks).toHaveCount(0);
  await expect(icon).toHaveText('');
  await expect(main.getByText('Your cart is empty')).toBeVisible();
  await expect(main.getByText('” was taken off.')).toBeVisible();
  await expect(main.getByRole('button', { name: 'Undo' })).toBeFocused();
  await main.getByRole('button', { name: 'Undo' }).click();
  await expect(main.getByText('2 items')).toBeVisible();
  await expect(socks).toHaveCount(1);
  await expect(main.getByRole('list', { name: 'In your cart' })).toBeFocused();
});

test('Orders and transactions show their days, with and without signal @worker', async ({
  product,
  page,
}) => {
  await signIn(page.context(), product, demoVisitor);
  await page.goto(`${product.address}/`);
  await waitForServiceWorker(page);
  const main = page.getByRole('main');
  const lists = [
    { path: '/account/orders', procedure: 'users.orders.list' },
    { path: '/account?page=transactions', procedure: 'users.transactions.list' },
  ];
  const days = main.getByRole('listitem');
  const textOf = async ({ path }: (typeof lists)[number]) => {
    await page.goto(product.address + path);
    await expect(days.filter({ hasText: /\d{1,2} [A-Z][a-z]{2}/ }).first()).toBeVisible();
    return days.allTextContents();
  };
  const online: string[][] = [];
  for (const list of lists) {
    online.push(await textOf(list));
    await expect.poll(() => readBrowserStorage(page)).toContain(list.procedure);
  }
  await product.disconnect();
  for (const [i, list] of lists.entries()) expect(await textOf(list)).toEqual(online[i]);
  await product.reconnect();
});

test('Without signal the account says what is not on this device, and shows the avatar @worker', async ({
  product,
  page,
}) => {
  await signUp(page.context(), product);
  await loseAddresses(page);
  await page.goto(`${product.address}/`);
  await waitForServiceWorker(page);
  const avatar = '/images/avatar-rabbit-384.avif';
  await expect.poll(() => page.evaluate((path) => caches.match(path).then(Boolean), avatar)).toBe(true);
  await product.disconnect();

  await page.goto(`${product.address}/account`);
  const addresses = page.getByRole('main').getByRole('link', { name: /My Addresses/ });
  await expect(addresses).toContainText('Not saved on this device yet');
  await expect(page.getByRole('main').locator('li a > span > span:empty')).toHaveCount(0);
  const picture = page.getByRole('region', { name: 'You', exact: true }).locator('img');
  await expect
    .poll(() =>
      picture.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0 && img.currentSrc),
    )
    .toContain('/images/avatar-rabbit');
  await product.reconnect();
});

/** Turns feature flags off in every answer to this page. */
const turnOff = (page: Page, names: readonly string[]) =>
  page.route(/\/trpc\/[^?]*getAllFeatureFlags/, async (route) => {
    const response = await route.fetch();
    let body = await response.text();
    for (const name of names)
      body = body.replace(`{"name":"${name}","enabled":true}`, `{"name":"${name}","enabled":false}`);
    await route.fulfill({ response, body });
  });

test('Addresses whose flag is off say so, ask for no data, and lead on @worker', async ({
  product,
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const askedFor = (name: string) => asked.filter((url) => url.includes(name));
  await page.goto(`${product.address}/`);
  await waitForServiceWorker(page);
  await turnOff(page, ['digitalVoucherState', 'giftCardWebState', 'directoryState']);
  await signIn(page.context(), product, demoVisitor);
  const main = page.getByRole('main');
  for (const [path, title] of [
    ['/account/vouchers', 'Vouchers aren’t available right now'],
    ['/account/gift-cards', 'Yhello Cards aren’t available right now'],
  ] as const) {
    await page.goto(product.address + path);
    await expect(main.getByRole('heading', { name: title })).toBeVisible();
    await main.getByRole('link', { name: 'Back to my account' }).click();
    await expect(main.getByRole('link', { name: /My Orders/ }).first()).toBeVisible();
    await expect(main.getByRole('link', { name: /My Vouchers|My Yhello Cards/ })).toHaveCount(0);
    await expect.poll(() => askedFor('users.orders')).not.toEqual([]);
  }
  await product.disconnect();
  await page.goto(`${product.address}/account/vouchers`);
  await expect(main.getByRole('heading', { name: 'Vouchers aren’t available right now' })).toBeVisible();
  await product.reconnect();
  expect(askedFor('users.vouchers.list')).toEqual([]);
  expect(askedFor('users.giftCards.list')).toEqual([]);
  // The server's HTML still has the list: the flag is turned off for this page only.
  await page.goto(`${product.address}/kids-listing`);
  await expect(
    page.getByRole('heading', { name: 'Places for kids aren’t available right now' }),
  ).toBeVisible();
});

test('A Yhello Card has its message and code, and a used voucher says once that it was used', async ({
  product,
  page,
}) => {
  await signIn(page.context(), product, demoVisitor);
  const item = (name: string) =>
    page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name }) });
  await page.goto(`${product.address}/account/gift-cards`);
  const card = item('Yhello Card From Kak Long');
  for (const text of ['“For the little one who is on the way. Buy something soft.”', 'YC-4826-1907'])
    await expect(card.getByText(text, { exact: true })).toBeVisible();
  await page.goto(`${product.address}/account/vouchers`);
  await expect(item('RM 10 off pillows and pumps').getByText(/used/i)).toHaveText(/^Used on/);
  await expect(item('RM 20 off six packs of diapers').getByText(/expired/i)).toHaveText(/^Expired on/);
});

test('A voucher and a Yhello Card fill the screen with their codes, without signal too @worker', async ({
  product,
  page,
}) => {
  await signIn(page.context(), product, demoVisitor);
  await page.goto(`${product.address}/`);
  await waitForServiceWorker(page);
  await waitForAllFiles(page);
  const main = page.getByRole('main');
  for (const path of ['/account/gift-cards', '/account/vouchers']) {
    await page.goto(product.address + path);
    await main
      .getByRole('button', { name: /^Show at the booth/ })
      .first()
      .waitFor();
  }
  const spaceBesideSums = await main.locator('strong', { hasText: /^RM/ }).evaluateAll((sums) =>
    sums.map((sum) => {
      const stub = sum.parentElement?.getBoundingClientRect() ?? new DOMRect();
      const { left, right } = sum.getBoundingClientRect();
      return Math.min(left - stub.left, stub.right - right);
    }),
  );
  expect(spaceBesideSums.length).toBeGreaterThan(0);
  expect(Math.min(...spaceBesideSums)).toBeGreaterThanOrEqual(6);
  await product.disconnect();
  await page.reload();
  await expect(main.getByText(/^Saved on this device, as of/)).toBeVisible();
  await main
    .getByRole('button', { name: /^Show at the booth/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toContainText('sale items too.');
  await expect(page.getByRole('dialog').getByRole('link', { name: /Booth/ })).toBeVisible();
  const code = page.getByRole('dialog').getByRole('img', { name: /^QR code / });
  await expect(code).toBeInViewport({ ratio: 1 });
  const text = ((await code.getAttribute('aria-label')) ?? '').replace('QR code ', '');
  await expect(page.getByRole('dialog').getByText(text, { exact: true })).toBeVisible();
  expect(await readCode(await code.screenshot({ animations: 'disabled' }))).toBe(text);
});
