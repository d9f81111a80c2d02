import { spawnSync } from 'node:child_process';
import {
  test as base,
  expect,
  expectSignedIn,
  mailedCodeFor,
  newVisitor,
  waitForServiceWorker,
} from '../support/journey-test.ts';
import { createProductServer, type ProductServer } from '../support/product-server.ts';
import { scanPass, verifyPass } from '../support/scan-pass.ts';

const POOL_ID = 'ap-southeast-1_YhelloLocal';
const DIST_DIR = 'dist/other-pool';

/** Two installations: one is only the pool, under another host name; the other one's settings point at it. */
const test = base.extend<object, { pool: ProductServer; site: ProductServer }>({
  pool: [
    // biome-ignore lint/correctness/noEmptyPattern: the shape that the test runner asks for
    async ({}, use, { parallelIndex }) => {
      const product = await createProductServer(4360 + parallelIndex);
      await product.start();
      await use(product);
      await product.dispose();
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ pool }, use, { parallelIndex }) => {
      const other = pool.address.replace('localhost', '127.0.0.1');
      const env = {
        DIST_DIR,
        VITE_USER_POOL_ENDPOINT: `${other}/idp`,
        USER_POOL_ISSUER: `urn:yhello:pool:${POOL_ID}`,
        USER_POOL_JWKS_URL: `${other}/idp/${POOL_ID}/.well-known/jwks.json`,
      };
      const { status, stderr } = spawnSync(process.execPath, ['scripts/build.mjs'], {
        env: { ...process.env, ...env },
      });
      if (status !== 0) throw new Error(String(stderr));
      const product = await createProductServer(4370 + parallelIndex, env);
      await product.start();
      await use(product);
      await product.dispose();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

test('A visitor signs up, shows the pass and signs out with a user pool on another origin', async ({
  pool,
  site,
  phone,
}) => {
  test.setTimeout(180_000);
  expect(site.log()).not.toContain('Demo account');
  const visitor = newVisitor();
  const page = await phone.openPage(`${site.address}/sign-up`);
  const asked = new Set<string>();
  page.on('request', (request) => request.method() === 'POST' && asked.add(new URL(request.url()).origin));
  await page.getByLabel('Your name').fill(visitor.displayName);
  await page.getByLabel('Email').fill(visitor.email);
  await page.getByLabel('Password', { exact: true }).fill(visitor.password);
  await page.getByRole('main').getByRole('button', { name: 'Sign Up' }).click();
  await page.getByRole('heading', { name: 'Check your email' }).waitFor();
  await page.getByLabel('Code').fill(await mailedCodeFor(pool, visitor.email));
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expectSignedIn(page);
  expect([...asked]).toContain(pool.address.replace('localhost', '127.0.0.1'));
  await waitForServiceWorker(page);
  await page.goto(`${site.address}/?menu=open`);
  const token = await scanPass(page.getByRole('img', { name: 'Your QR pass' }));
  expect(await verifyPass(site.address, token)).toMatchObject({ ok: true });
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
});
