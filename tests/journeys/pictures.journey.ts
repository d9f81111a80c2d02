import type { Page } from '@playwright/test';
import { STATE_PICTURES } from '../../src/domain/content/state-pictures.ts';
import { PICTURE_CACHE } from '../../src/sync/picture-cache.ts';
import { demoVisitor, signIn } from '../support/accounts.ts';
import { expect, test, waitForServiceWorker } from '../support/journey-test.ts';

const SCREENS = { phone: [390, 844], tablet: [820, 1180], desktop: [1440, 900] } as const;

/** The pictures of which a part is inside the first screen. */
const firstScreen = (page: Page) =>
  page.evaluate(() =>
    [...document.images]
      .filter((img) => {
        const { top, bottom, left, right, width } = img.getBoundingClientRect();
        return width > 0 && top < innerHeight && bottom > 0 && left < innerWidth && right > 0;
      })
      .map((img) => ({
        name: img.getAttribute('src') ?? '',
        // A small picture inside the HTML is one; the placeholder is a drawing.
        isLoaded: img.complete && img.naturalWidth > 0 && !img.currentSrc.startsWith('data:image/svg'),
        ground: getComputedStyle(img).backgroundColor,
        isDecoration: !img.hasAttribute('data-ground'),
      })),
  );

for (const [screen, [width, height]] of Object.entries(SCREENS))
  test(`All pictures of home’s first screen load without a touch on a ${screen}`, async ({
    product,
    page,
  }) => {
    // Without the worker: it is ready soon here, while on a weak signal a visitor waits for it.
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
    await page.setViewportSize({ width, height });
    await page.goto(product.address);
    await expect.poll(async () => (await firstScreen(page)).filter(({ isLoaded }) => !isLoaded)).toEqual([]);
    const pictures = await firstScreen(page);
    expect(pictures.length).toBeGreaterThan(screen === 'desktop' ? 4 : 2);
  });

test.describe('On a sharp screen', () => {
  test.use({ deviceScaleFactor: 3, viewport: { width: 390, height: 844 } });
  test('the first frame keeps its picture until a sharper one is loaded', async ({ product, page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
    await page.route('**/images/hero-phone-*', (route) => route.abort());
    const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/hero-phone-'));
    await page.goto(product.address);
    await failed;
    const hero = page.locator('#first-screen picture img');
    expect(await hero.evaluate((img: HTMLImageElement) => img.decode().then(() => img.currentSrc))).toMatch(
      /^data:/,
    );

    await page.unroute('**/images/hero-phone-*');
    await page.reload();
    await expect
      .poll(() => hero.evaluate((img: HTMLImageElement) => img.complete && img.currentSrc))
      .toMatch(/\/hero-phone-\d+\.avif$/);
  });

  test('a picture that was shown before the worker was there is stored @worker', async ({
    product,
    page,
  }) => {
    await page.goto(product.address);
    await waitForServiceWorker(page);
    const stored = () =>
      page.evaluate(async (name) => {
        const keys = await (await caches.open(name)).keys();
        return keys.filter(({ url }) => url.includes('/hero-phone-')).length;
      }, PICTURE_CACHE);
    await expect.poll(stored).toBe(1);
  });

  test('a desktop does not load the picture of phones', async ({ product, page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(product.address);
    const replaced = page.locator('source[data-larger*="hero-phone"][srcset*="hero-phone"]');
    await expect(replaced).toHaveCount(1);
    await page.waitForLoadState('networkidle');
    expect(asked.filter((path) => path.includes('/hero-'))).not.toEqual([]);
    expect(asked.filter((path) => path.includes('/hero-phone-'))).toEqual([]);
  });
});

test('Until a picture is there, its place has the colour of its ground', async ({ product, page }) => {
  await page.route('**/images/**', (route) => route.abort());
  // Scripts come late: the first paint is the server's.
  await page.route('**/assets/*.js', (route) => route.abort());
  for (const path of ['/', '/products', '/brands']) {
    await page.goto(product.address + path);
    const pictures = (await firstScreen(page)).filter(({ isDecoration }) => !isDecoration);
    expect(pictures.length, path).toBeGreaterThan(0);
    for (const { name, ground } of pictures) {
      expect(ground, name).toMatch(/^rgb\(/);
      expect(ground, name).not.toBe('rgb(255, 255, 255)');
    }
  }
});

/** The pictures that are stored in the size of a card or a row: their names and bytes. */
const storedPictures = (page: Page) =>
  page.evaluate(async () => {
    const names = new Set<string>();
    let bytes = 0;
    for (const cacheName of await caches.keys())
      for (const request of await (await caches.open(cacheName)).keys()) {
        const [, name] = /([^/]+)-(?:128|256|384)\.(?:avif|webp)$/.exec(request.url) ?? [];
        if (!name) continue;
        names.add(name);
        bytes += (await (await caches.match(request))?.blob())?.size ?? 0;
      }
    return { names: [...names], bytes };
  });

/** The pictures that this page asked for in more than one width or format. */
const downloadedTwice = (page: Page) =>
  page.evaluate(() => {
    const addresses = performance.getEntriesByType('resource').map(({ name }) => name);
    const pictures = new Set(addresses.filter((address) => address.includes('/images/')));
    const names = [...pictures].map((address) => address.replace(/-\d+\.\w+$/, ''));
    return names.filter((name, i) => names.indexOf(name) !== i);
  });

test('Star buys, brands, a product just seen and the pictures of error states are there without signal @worker', async ({
  product,
  phone,
}) => {
  const page = await phone.openPage(product.address);
  await waitForServiceWorker(page);
  // Five star buys and five brands.
  await expect
    .poll(async () => (await storedPictures(page)).names.length)
    .toBeGreaterThanOrEqual(STATE_PICTURES.length + 10);
  const { names, bytes } = await storedPictures(page);
  expect(names).toEqual(expect.arrayContaining([...STATE_PICTURES]));
  expect(bytes).toBeLessThanOrEqual(150_000);
  expect(await downloadedTwice(page)).toEqual([]);
  const card = page.getByRole('region', { name: 'Star buys' }).getByRole('heading', { level: 3 }).first();
  const name = (await card.textContent()) ?? '';
  await card.getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'About this product' })).toBeVisible();
  const productAddress = page.url();
  await product.disconnect();
  await phone.kill();

  await phone.launch();
  const home = await phone.openPage(product.address);
  await expect(home.getByText(/Saved on this device, as of/).first()).toBeAttached();
  await expect(home.getByRole('heading', { name: 'Brands' })).toBeAttached();
  await expect.poll(async () => (await firstScreen(home)).filter(({ isLoaded }) => !isLoaded)).toEqual([]);
  for (const [address, heading] of [
    [productAddress, name],
    [`${product.address}/articles/confinement-your-way`, 'The article didn’t load'],
  ] as const) {
    const again = await phone.openPage(address);
    await expect(again.getByRole('heading', { name: heading })).toBeVisible();
    await expect.poll(async () => (await firstScreen(again)).filter(({ isLoaded }) => !isLoaded)).toEqual([]);
  }
  await product.reconnect();
});

test('A visitor has the pictures of exhibitors, rewards and avatars without signal @worker', async ({
  product,
  phone,
}) => {
  const page = await phone.openPage(product.address);
  await signIn(page.context(), product, demoVisitor);
  await page.reload();
  await waitForServiceWorker(page);
  const marks = async () => (await storedPictures(page)).names.filter((name) => name.startsWith('brand-'));
  await expect.poll(async () => (await marks()).length).toBe(40);
  await expect
    .poll(async () => (await storedPictures(page)).names)
    .toEqual(expect.arrayContaining([...STATE_PICTURES, 'avatar-owl', 'avatar-tiger']));
  await product.disconnect();
  for (const [path, heading] of [
    ['/exhibitors', 'Hall 1'],
    ['/expo/yhello-rewards', 'How to redeem'],
    ['/account?page=profile', 'My Profile'],
  ] as const) {
    await page.goto(product.address + path);
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    await expect.poll(async () => (await firstScreen(page)).filter(({ isLoaded }) => !isLoaded)).toEqual([]);
  }
  await test.step('Of several widths, the widest takes the place of another', async () => {
    const shown = await page.evaluate(async (cacheName) => {
      const cache = await caches.open(cacheName);
      for (const width of [128, 384, 256])
        await cache.put(
          `/images/some-brand-${width}.avif`,
          new Response(`${width}`, { headers: { 'content-type': 'image/avif' } }),
        );
      return (await fetch('/images/some-brand-640.webp')).text();
    }, PICTURE_CACHE);
    expect(shown).toBe('384');
  });
  await product.reconnect();
});
