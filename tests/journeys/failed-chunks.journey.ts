import type { Page } from '@playwright/test';
import { signedOutKey } from '../../src/sync/later-storage-keys.ts';
import { demoVisitor, signIn } from '../support/accounts.ts';
import { chunksMissing } from '../support/built-chunks.ts';
import { despiteReload } from '../support/despite-reload.ts';
import { expect, fireOnline, saveData, test, waitForHydration } from '../support/journey-test.ts';

/** A first visit, before a service worker has cached the chunks. */
const withoutWorker = (page: Page) =>
  page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));

test('A page whose script fails to load shows an error and loads once the signal is back', async ({
  product,
  page,
}) => {
  await withoutWorker(page);
  // Otherwise the scripts of other pages are there soon after the first.
  await saveData(page);
  await page.goto(`${product.address}/faqs`);
  // Before hydration, the browser opens the link.
  await waitForHydration(page);
  let lost = 0;
  const loseSignal = () =>
    page.route('**/*', (route) => {
      lost++;
      return route.abort();
    });
  await loseSignal();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Articles' }).click();
  const failure = page.getByRole('heading', { name: 'This page didn’t load' });
  const retry = page.getByRole('button', { name: 'Try again' });
  await expect(failure).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  const lostBefore = lost;
  await retry.click();
  await expect.poll(() => lost).toBeGreaterThan(lostBefore);
  await expect(failure).toBeVisible();

  await page.unrouteAll();
  // On a busy machine it has loaded by itself before the press.
  await Promise.race([retry.click({ timeout: 15_000 }), failure.waitFor({ state: 'detached' })]);
  await expect(page.getByRole('heading', { level: 1, name: 'Articles' })).toBeVisible();
  // The page may have been on its way to load itself again when the script came.
  await expect(async () => {
    const missing = await page
      .locator('link[rel=stylesheet]:not([disabled])')
      .evaluateAll((links) => links.filter((link) => !(link as HTMLLinkElement).sheet).length);
    expect(missing).toBe(0);
  }).toPass();

  // Without a press, too.
  await page.goto(`${product.address}/articles`);
  await waitForHydration(page);
  await loseSignal();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Get in Touch' }).click();
  await expect(failure).toBeVisible();
  await page.unrouteAll();
  await fireOnline(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Get in touch' })).toBeVisible();
});

test('A page whose script is lost while the server answers is opened as a document', async ({
  product,
  page,
}) => {
  await withoutWorker(page);
  await page.goto(`${product.address}/faqs`);
  // Before hydration, the browser opens the link.
  await waitForHydration(page);
  await page.route('**/assets/**', (route) => route.abort());
  await Promise.all([
    page.waitForEvent('load'),
    page.getByRole('contentinfo').getByRole('link', { name: 'Articles' }).click(),
  ]);
  await expect(page.getByRole('heading', { level: 1, name: 'Articles' })).toBeVisible();
});

const isLate = /\/assets\/venue-/;
test('The script of the visitor’s parts is loaded as soon as it comes', async ({ product, page }) => {
  await withoutWorker(page);
  expect(await chunksMissing(['venue'])).toEqual([]);
  let lost = 0;
  await page.route(isLate, (route) => {
    lost++;
    return route.abort();
  });
  await page.goto(`${product.address}/sign-in`);
  await page.getByLabel('Email').fill(demoVisitor.email);
  await page.getByLabel('Password', { exact: true }).fill(demoVisitor.password);
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('banner').getByText('Loading your account')).toBeAttached();
  await expect.poll(() => lost).toBeGreaterThan(1);
  await page.unrouteAll();
  await fireOnline(page);
  await expect(page.getByRole('link', { name: /Open menu/ })).toBeVisible();
});

test('A page stays usable while the script of its late parts does not come', async ({ product, page }) => {
  await withoutWorker(page);
  await signIn(page.context(), product, demoVisitor);
  await page.route(isLate, (route) => route.abort());
  await page.goto(`${product.address}/products/four-in-one-car-seat`);
  const heading = page.getByRole('heading', { level: 1, name: /car seat/i });
  await expect(heading).toBeVisible();
  await expect(page.getByText('Something went wrong')).toHaveCount(0);
  await page.unrouteAll();
  await fireOnline(page);
  await expect(
    page.getByRole('article').getByRole('button', { name: /^Wishlist: .*car seat/i }),
  ).toBeVisible();
  await expect(heading).toBeVisible();
});

test('A page stays whole while a script of the help button or the banners cannot run', async ({
  product,
  page,
}) => {
  await withoutWorker(page);
  expect(await chunksMissing(['venue'])).toEqual([]);
  const broken: string[] = [];
  await page.route(isLate, (route) => {
    broken.push(route.request().url());
    return route.fulfill({ body: 'const = broken', contentType: 'text/javascript' });
  });
  // The banner of a session that has ended is in that script.
  await page.addInitScript((key) => localStorage.setItem(key, '1'), signedOutKey);
  await page.goto(`${product.address}/faqs`);
  await expect.poll(() => broken).not.toEqual([]);
  expect(await page.evaluate((url) => import(url).then(Boolean, String), String(broken[0]))).toMatch(
    'SyntaxError',
  );
  await expect(page.getByRole('heading', { level: 1, name: 'FAQs' })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
});

for (const [part, path] of [
  ['core', '/products'],
  ['shell', '/products'],
  ['lists', '/products'],
  ['forms', '/sign-in'],
] as const)
  test(`A first visit to ${path} whose script ${part} is lost starts as soon as it comes`, async ({
    product,
    page,
  }) => {
    await withoutWorker(page);
    let lost = 0;
    await page.route(new RegExp(`/assets/${part}-`), (route) => {
      lost++;
      return route.abort();
    });
    await page.goto(product.address + path);
    // Most browsers never ask again: the page is loaded again. The preload and the app's own request may be two.
    await expect.poll(() => lost).toBeGreaterThan(2);
    await page.unrouteAll();
    // A page that has just been loaded again waits for some seconds, or for the signal.
    await despiteReload(() => fireOnline(page));
    await despiteReload(() => waitForHydration(page));
    await page.getByRole('banner').getByRole('link', { name: 'Menu' }).click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  });
