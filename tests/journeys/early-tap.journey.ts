import type { Page } from '@playwright/test';
import { demoVisitor, signUp } from '../support/accounts.ts';
import { expect, expectSignedIn, test } from '../support/journey-test.ts';

/** Opens a page whose scripts stay on their way until the returned function is called. */
async function openOnSlowLine(page: Page, address: string): Promise<() => void> {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'commit' });
  await page.getByRole('contentinfo').waitFor();
  return arrive;
}

const addToList = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Add to my list' }).first();

test('A button that is tapped before the app has started shows it, and acts as soon as it can', async ({
  product,
  page,
}) => {
  const arrive = await openOnSlowLine(page, `${product.address}/products/anti-colic-bottle-3-pack`);
  await addToList(page).click();
  await expect(addToList(page)).toHaveAttribute('aria-busy', 'true');
  arrive();
  await expect(page.getByRole('main').getByText('On your list', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add to my list' }).first()).not.toHaveAttribute('aria-busy');
});

test('A heart that is tapped before its part of the page has started is kept over the sign-in', async ({
  product,
  page,
}) => {
  const address = `${product.address}/`;
  const html = await (await page.request.get(address)).text();
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    // What the page itself names starts the app. Parts of the page come later.
    if (!html.includes(`href="${new URL(route.request().url()).pathname}"`)) await arrived;
    await route.continue();
  });
  await page.goto(address);
  await page.waitForFunction(() => document.documentElement.dataset.started === '');
  const heart = page
    .getByRole('main')
    .getByRole('link', { name: /^Wishlist: / })
    .first();
  await heart.click();
  await expect(heart).toHaveAttribute('aria-busy', 'true');
  arrive();
  await expect(page.getByText(/^Log in or sign up, and .* goes on your wishlist\.$/)).toBeVisible();
});

test('Each of several taps before the app has started counts', async ({ product, page }) => {
  const arrive = await openOnSlowLine(page, `${product.address}/products/anti-colic-bottle-3-pack`);
  const lists = page.getByRole('main').getByRole('button', { name: /^Add to my list for / });
  const count = await lists.count();
  expect(count).toBeGreaterThan(1);
  for (let i = 0; i < count; i++) await lists.nth(i).click();
  arrive();
  const added = page.getByRole('main').getByText('On your list', { exact: true });
  await expect(added).toHaveCount(count);
});

test('Each of two hearts before the app has started is kept over the sign-in', async ({ product, page }) => {
  const arrive = await openOnSlowLine(page, `${product.address}/products`);
  const hearts = page.getByRole('main').getByRole('link', { name: /^Wishlist: / });
  await hearts.nth(0).click();
  await hearts.nth(1).click();
  arrive();
  await expect(
    page.getByText(/^Log in or sign up, and .* goes on your wishlist, and .* goes on your wishlist\.$/),
  ).toBeVisible();
});

test('A message that is sent before the app has started arrives, and nothing of it is in the address', async ({
  product,
  page,
}) => {
  const address = `${product.address}/get-in-touch/visitor`;
  const arrive = await openOnSlowLine(page, address);
  await page.getByLabel('Your name').fill('Anna Lim');
  await page.getByLabel('Email').fill('early@example.com');
  await page.getByLabel('What’s it about?').selectOption({ label: 'Lost and found' });
  await page.getByLabel('Message').fill('A sock with ducks, near hall 2');
  await page.getByRole('main').getByRole('button', { name: 'Send' }).click();
  expect(page.url()).toBe(address);
  arrive();
  await expect(page.getByRole('heading', { name: 'Thank you, we’ve got it' })).toBeVisible();
});

test('A login that is sent by Enter before the app has started logs in', async ({ product, page }) => {
  const arrive = await openOnSlowLine(page, `${product.address}/sign-in`);
  await page.getByLabel('Email').fill(demoVisitor.email);
  await page.getByLabel('Password', { exact: true }).fill(demoVisitor.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByRole('button', { name: 'Login' })).toHaveAttribute(
    'aria-busy',
    'true',
  );
  arrive();
  await expectSignedIn(page);
});

test('A filter that is chosen before the app has started filters the list', async ({ product, page }) => {
  const arrive = await openOnSlowLine(page, `${product.address}/products`);
  const filter = page.getByRole('main').locator('select').first();
  const value = await filter.locator('option').nth(1).getAttribute('value');
  await filter.selectOption({ index: 1 });
  await expect.poll(() => new URL(page.url()).search).toContain(String(value));
  arrive();
  await expect(filter).toHaveValue(String(value));
});

const BOTTLE = '/products/anti-colic-bottle-3-pack';
const heart = (page: Page) =>
  page.getByRole('main').getByLabel('Wishlist: Anti-colic bottle, 3 pack').first();

for (const [what, address, button] of [
  ['A heart', BOTTLE, heart],
  ['A heart below the first screen of a brand', '/brands/little-sprout', heart],
  [
    'Follow',
    '/brands/little-sprout',
    (page: Page) =>
      page
        .getByRole('main')
        .locator('a, button', { hasText: /^Follow/ })
        .first(),
  ],
  [
    // At a coming expo: a talk that is over has no bookmark.
    'The bookmark of a talk',
    '/expo?expoSlug=year-end-baby-expo',
    (page: Page) =>
      page
        .getByRole('main')
        .locator('a, button')
        .and(page.getByLabel(/^Save /))
        .first(),
  ],
] as const)
  test(`${what} that is tapped before the app knows who is signed in saves it`, async ({ product, page }) => {
    await signUp(page.context(), product);
    const arrive = await openOnSlowLine(page, product.address + address);
    await button(page).click();
    await expect(button(page)).toHaveAttribute('aria-busy', 'true');
    arrive();
    await expect(button(page)).toHaveAttribute('aria-pressed', 'true');
    expect(page.url()).toBe(product.address + address);
  });

test('What the server has drawn of an expo stays where it is for a signed-in visitor', async ({
  product,
  page,
}) => {
  await signUp(page.context(), product);
  const arrive = await openOnSlowLine(page, `${product.address}/expo?expoSlug=year-end-baby-expo`);
  const drawn = await page.locator('#expo-more').elementHandle();
  arrive();
  const bookmark = page
    .getByRole('main')
    .getByRole('button', { name: /^Save / })
    .and(page.locator('[aria-pressed]'));
  await expect(bookmark.first()).toBeAttached();
  // A press that began on what React had thrown away would be lost.
  expect(await drawn?.evaluate(({ isConnected }) => isConnected)).toBe(true);
});

test('A heart that is tapped early leads to the sign-in and back when nobody is signed in', async ({
  product,
  page,
}) => {
  const arrive = await openOnSlowLine(page, product.address + BOTTLE);
  await heart(page).click();
  arrive();
  await page.waitForURL((url) => url.pathname === '/sign-in' && url.searchParams.get('returnUrl') === BOTTLE);
});

test('Share that is tapped too early for the browser’s share sheet offers it with one more tap', async ({
  product,
  page,
}) => {
  await page.addInitScript(() => {
    // As in a browser whose share sheet opens only right after a tap: what the app presses again is none.
    let isActive = false;
    addEventListener('click', ({ isTrusted }) => (isActive = isTrusted), true);
    Object.defineProperty(navigator, 'userActivation', { get: () => ({ isActive }) });
    navigator.share = async ({ url = '' } = {}) => {
      if (!isActive) throw new DOMException('', 'NotAllowedError');
      document.title = `Shared ${url}`;
    };
  });
  const arrive = await openOnSlowLine(page, product.address + BOTTLE);
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Share/ })
    .click();
  arrive();
  const offer = page.getByRole('dialog', { name: 'Share' });
  await expect(offer).toContainText(product.address + BOTTLE);
  await offer.getByRole('button', { name: 'Send the link' }).click();
  await expect(page).toHaveTitle(`Shared ${product.address}${BOTTLE}`);
  await expect(offer).toBeHidden();
});

test('A visitor who may be signed in is not asked to sign up before the session is read', async ({
  product,
  page,
}) => {
  const invitation = page.getByRole('main').locator('[data-signed-out]').first();
  const signUpLink = invitation.getByText('Get my pass');
  const arriveFirst = await openOnSlowLine(page, product.address);
  await expect(signUpLink).toBeVisible();
  arriveFirst();
  await signUp(page.context(), product);
  const arrive = await openOnSlowLine(page, product.address);
  // Hidden for some seconds: on a busy machine they may be over.
  await expect(invitation).toHaveCSS('animation-name', 'hidden');
  arrive();
  await expect(page.getByRole('main').getByRole('link', { name: 'Show my pass' })).toBeVisible();
});
