import type { Page } from '@playwright/test';
import { PICTURE_CACHE } from '../../src/sync/picture-cache.ts';
import { newVisitor } from '../support/accounts.ts';
import { test as base, expect, signUpThroughForm, waitForServiceWorker } from '../support/journey-test.ts';
import { BACKEND_ORIGIN, startOtherBackend, startOtherBackendSite } from '../support/other-backend-site.ts';
import type { ProductServer } from '../support/product-server.ts';
import { scanPass, verifyPass } from '../support/scan-pass.ts';

const test = base.extend<object, { backend: ProductServer; site: ProductServer }>({
  backend: [
    // biome-ignore lint/correctness/noEmptyPattern: the shape that the test runner asks for
    async ({}, use) => {
      const backend = await startOtherBackend();
      await use(backend);
      await backend.dispose();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: the shape that the test runner asks for
    async ({}, use) => {
      const site = await startOtherBackendSite();
      await use(site);
      await site.dispose();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});
test.use({ serviceWorkers: 'allow' });

const EXPO = '/expo?expoSlug=komorebi-osaka';
const BRAND = '/brands/hako';
const ARTICLE = '/articles/one-toy';
const NEVER_SEEN = '/articles/hundred-days';
const NOT_FOUND = /not found|can’t find/i;
/** A brand of the sample, which the site itself has. */
const SAMPLE_SLUG = 'little-sprout';

/** Loaded pictures of the backend. */
const backendPictures = (page: Page) =>
  page
    .locator(`main img[src^="${BACKEND_ORIGIN}/"]`)
    .evaluateAll((all) => (all as HTMLImageElement[]).filter((img) => img.naturalWidth > 0).length);

test('A site shows content, pictures and accounts of another backend, and keeps them while that is away', async ({
  backend,
  site,
  page,
}) => {
  test.setTimeout(300_000);
  const html = async (path: string) => (await fetch(site.address + path)).text();
  const { upcoming } = (await (await fetch(`${backend.address}/api/expo/list/latest`)).json()) as {
    upcoming: { name: string; slug: string }[];
  };
  const expo = upcoming.find(({ slug }) => EXPO.endsWith(slug));
  if (!expo) throw new Error('The other backend has no such expo');

  await test.step('What crawlers read is that of the backend', async () => {
    const [home, brand, sitemap] = await Promise.all([html('/'), html(BRAND), html('/sitemap.xml')]);
    expect(home).toContain(expo.name);
    expect(home).toMatch(new RegExp(`application/ld\\+json">[^<]*${expo.name}`));
    expect(brand).toContain(`content="${BACKEND_ORIGIN}/images/`);
    for (const path of [BRAND, ARTICLE, NEVER_SEEN]) expect(sitemap).toContain(`${path}</loc>`);
    for (const text of [home, brand, sitemap]) expect(text).not.toContain(SAMPLE_SLUG);
  });

  await test.step('Visitors see its pages and pictures, and have their account there', async () => {
    await signUpThroughForm(page, site, newVisitor(), backend);
    await waitForServiceWorker(page);
    await page.goto(`${site.address}/?menu=open`);
    const token = await scanPass(page.getByRole('img', { name: 'Your QR pass' }));
    expect(await verifyPass(backend.address, token)).toMatchObject({ ok: true });
    await page.goto(site.address + ARTICLE);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto(site.address + BRAND);
    const delivered = page.waitForResponse(
      (response) => response.url().includes('/trpc/actions.deliver') && response.ok(),
    );
    await page.getByRole('button', { name: /^Follow/ }).click();
    expect((await delivered).url().startsWith(BACKEND_ORIGIN)).toBe(true);
    await page.goto(site.address + EXPO);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(expo.name);
    await expect.poll(() => backendPictures(page)).toBeGreaterThan(0);
  });

  await test.step('Nothing that it does not answer counts as not found', async () => {
    await backend.disconnect();
    const later = await fetch(site.address + NEVER_SEEN);
    expect(later.status).toBe(503);
    expect(await later.text()).not.toMatch(NOT_FOUND);
    expect((await fetch(site.address + ARTICLE)).status).toBe(200);
    await page.goto(site.address + NEVER_SEEN);
    await expect(page.getByText(/didn’t load/).first()).toBeVisible();
    await expect(page.locator('main')).not.toContainText(NOT_FOUND);
  });

  await test.step('Without any signal the pages are there, with their pictures', async () => {
    await site.disconnect();
    await page.goto(site.address + EXPO);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(expo.name);
    await expect.poll(() => backendPictures(page)).toBeGreaterThan(0);
    const stored = await page.evaluate(
      async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url),
      PICTURE_CACHE,
    );
    expect(stored.filter((url) => url.startsWith(BACKEND_ORIGIN)).length).toBeGreaterThan(0);
  });
  await site.reconnect();
  await backend.reconnect();
});
