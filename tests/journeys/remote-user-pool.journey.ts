import { mailedCodeFor, newVisitor } from '../support/accounts.ts';
import { test as base, expect, expectSignedIn, waitForServiceWorker } from '../support/journey-test.ts';
import { POOL_ORIGIN, POOL_PORT, startOtherServicesSite } from '../support/other-services-site.ts';
import { type ProductServer, startProductServer } from '../support/product-server.ts';
import { scanPass, verifyPass } from '../support/scan-pass.ts';

/** Two installations: one serves as the user pool under another host name, and the settings of the other point to it. */
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

test('Sign-up, pass and sign-out work with a user pool on another origin', async ({ pool, site, page }) => {
  test.setTimeout(180_000);
  expect(site.log()).not.toContain('Demo account');
  const visitor = newVisitor();
  await page.goto(`${site.address}/sign-up`);
  const postOrigins = new Set<string>();
  page.on(
    'request',
    (request) => request.method() === 'POST' && postOrigins.add(new URL(request.url()).origin),
  );
  await page.getByLabel('Your name').fill(visitor.displayName);
  await page.getByLabel('Email').fill(visitor.email);
  await page.getByLabel('Password', { exact: true }).fill(visitor.password);
  await page.getByRole('main').getByRole('button', { name: 'Sign Up' }).click();
  await page.getByRole('heading', { name: 'Check your email' }).waitFor();
  await page.getByLabel('Code').fill(await mailedCodeFor(pool, visitor.email));
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expectSignedIn(page);
  expect([...postOrigins]).toContain(POOL_ORIGIN);
  await waitForServiceWorker(page);
  await page.goto(`${site.address}/?menu=open`);
  const token = await scanPass(page.getByRole('img', { name: 'Your QR pass' }));
  expect(await verifyPass(site.address, token)).toMatchObject({ ok: true });
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
});
