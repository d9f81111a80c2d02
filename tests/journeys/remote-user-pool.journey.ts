import { newVisitor } from '../support/accounts.ts';
import { test as base, expect, signUpThroughForm, waitForServiceWorker } from '../support/journey-test.ts';
import { POOL_ORIGIN, POOL_PORT, startOtherServicesSite } from '../support/other-services-site.ts';
import { type ProductServer, startProductServer } from '../support/product-server.ts';
import { scanPass, verifyPass } from '../support/scan-pass.ts';

/**
 * Two installations: one serves as the user pool under another host name, and the settings of the other point to it.
 */
const test = base.extend<object, { pool: ProductServer; site: ProductServer }>({
  pool: [
    // biome-ignore lint/correctness/noEmptyPattern: the shape that the test runner asks for
    async ({}, use) => {
      const pool = await startProductServer({
        port: POOL_PORT,
        preparedDataDir: process.env.JOURNEY_DATA_DIR,
      });
      await use(pool);
      await pool.dispose();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: the shape that the test runner asks for
    async ({}, use) => {
      const site = await startOtherServicesSite();
      await use(site);
      await site.dispose();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});
test.use({ serviceWorkers: 'allow' });

test('Sign-up, pass and sign-out work with a user pool on another origin', async ({ pool, site, page }) => {
  test.setTimeout(180_000);
  expect(site.log()).not.toContain('Demo account');
  const visitor = newVisitor();
  const postOrigins = new Set<string>();
  page.on(
    'request',
    (request) => request.method() === 'POST' && postOrigins.add(new URL(request.url()).origin),
  );
  await signUpThroughForm(page, site, visitor, pool);
  expect([...postOrigins]).toContain(POOL_ORIGIN);
  await waitForServiceWorker(page);
  await page.goto(`${site.address}/?menu=open`);
  const token = await scanPass(page.getByRole('img', { name: 'Your QR pass' }));
  expect(await verifyPass(site.address, token)).toMatchObject({ ok: true });
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
});
