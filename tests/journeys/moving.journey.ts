import type { Page } from '@playwright/test';
import { chunkWithImports } from '../support/built-chunks.ts';
import { expect, fireOnline, saveData, test, waitForHydration } from '../support/journey-test.ts';

// What moves is part of what is tried.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Without the worker, which would soon have every script: on a weak signal visitors move before it is ready. */
const withoutWorker = (page: Page) =>
  page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
const loadedFiles = (page: Page) =>
  page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname.split('/').at(-1)),
  );
/** Products, brands and articles. */
const PUBLIC_PAGES = 'browse';

test('A link shows that it was pressed until its page is there', async ({ product, page }) => {
  await withoutWorker(page);
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.goto(product.address);
  await waitForHydration(page);
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  const link = page.getByRole('main').getByRole('link', { name: /^See the expos?$/ });
  const title = page.getByRole('heading', { level: 1 });
  const titleOfHome = (await title.textContent()) ?? '';
  // In the frame after the press, whatever the machine is busy with.
  const inNextFrame = await link.evaluate(
    (element: HTMLElement) =>
      new Promise<string | null>((resolve) => {
        element.click();
        requestAnimationFrame(() => resolve(element.getAttribute('aria-busy')));
      }),
  );
  expect(inNextFrame).toBe('true');
  await expect(page).toHaveURL(/\/expo/);
  await expect(title).toHaveText(titleOfHome);
  release();
  await expect(title).not.toHaveText(titleOfHome);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
});

test('Once the first page is idle, a product opens with what its card knew, even when the signal is lost', async ({
  product,
  page,
}) => {
  await withoutWorker(page);
  await page.goto(`${product.address}/products`);
  await expect
    .poll(() => loadedFiles(page))
    .toEqual(expect.arrayContaining(await chunkWithImports(PUBLIC_PAGES)));
  await waitForHydration(page);
  await product.disconnect();
  const card = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') })
    .first();
  const name = (await card.getByRole('heading').textContent()) ?? '';
  const [price = ''] = /RM\s?[\d,.]+/.exec((await card.textContent()) ?? '') ?? [];
  expect(price).toMatch(/\d/);
  await card.getByRole('heading').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page).toHaveTitle(`Yhello | ${name}`);
  await expect(page.getByRole('main')).toContainText(price);
  await expect(page.getByRole('heading', { name: 'Description and details didn’t load' })).toBeVisible();
  // With signal the page asks again by itself. The button is for when that has no answer, either.
  const details = /products\.detail/;
  let failures = 0;
  await page.evaluate(() =>
    addEventListener('click', () => Object.assign(window, { isPressed: true }), true),
  );
  // Lost until the button is pressed: what the page asks by itself before that would take the button away.
  await page.route(details, async (route) => {
    if (await page.evaluate(() => 'isPressed' in window)) return route.continue();
    failures++;
    return route.abort();
  });
  await product.reconnect();
  await fireOnline(page);
  await expect.poll(() => failures).toBeGreaterThan(0);
  const about = page.getByRole('heading', { name: 'About this product' });
  // Where a script was lost, too, the page may be loaded again before the press: then nothing is missing.
  await Promise.race([page.getByRole('button', { name: 'Try again' }).click(), about.waitFor()]);
  await expect(about).toBeVisible();
});

test('No script is fetched ahead for a visitor who saves data', async ({ product, page }) => {
  await withoutWorker(page);
  await saveData(page);
  await page.goto(`${product.address}/about-us`, { waitUntil: 'networkidle' });
  await waitForHydration(page);
  const [publicPages] = await chunkWithImports(PUBLIC_PAGES);
  expect(await loadedFiles(page)).not.toContain(publicPages);
});

test('A screen reader hears which page it is on after a move, and not again later', async ({
  product,
  page,
}) => {
  await page.goto(`${product.address}/products`);
  await waitForHydration(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQs' }).press('Enter');
  const main = page.getByRole('main');
  await expect(main).toBeFocused();
  await expect(main).toHaveAccessibleName('FAQs');
  await page.keyboard.press('Tab');
  await expect(main).toHaveAccessibleName('');
});
