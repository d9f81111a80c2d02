import { test as base, expect, newVisitor, signUp, workerIsReady } from '../support/journey.ts';
import { createProduct, type Product } from '../support/product.ts';

/** `TABS=20` is the full size. */
const TABS = Number(process.env.TABS ?? 5);
/** Renewal is due five minutes before the end: 20 s after the tokens came. */
const LIFE_S = 320;

const test = base.extend<object, { shortLived: Product }>({
  shortLived: [
    // biome-ignore lint/correctness/noEmptyPattern: the shape that the test runner asks for
    async ({}, use, { parallelIndex }) => {
      const product = await createProduct(4350 + parallelIndex, { POOL_ACCESS_TOKEN_S: String(LIFE_S) });
      await product.start();
      await use(product);
      await product.dispose();
    },
    { scope: 'worker' },
  ],
});

const renewals = (product: Product) => product.log().split('session renewed').length - 1;

test(`${TABS} tabs renew a session once, and nobody is signed out`, async ({
  shortLived: product,
  phone,
}) => {
  test.setTimeout(180_000);
  const first = await phone.open(`${product.address}/`);
  await signUp(first, product, newVisitor());
  await workerIsReady(first);
  const tabs = [first];
  while (tabs.length < TABS) tabs.push(await phone.open(`${product.address}/expo`));
  await expect.poll(() => renewals(product), { timeout: 60_000 }).toBeGreaterThan(0);
  await first.waitForTimeout(3_000);
  expect(renewals(product)).toBe(1);
  for (const tab of tabs) await expect(tab.getByRole('link', { name: /Open menu/ })).toBeVisible();
});

test('Signing out elsewhere ends the session here at its next renewal', async ({
  shortLived: product,
  phone,
}) => {
  test.setTimeout(180_000);
  const page = await phone.open(`${product.address}/`);
  const visitor = newVisitor();
  await signUp(page, product, visitor);
  const accessToken = await page.evaluate(() => /accessToken=([^;]+)/.exec(document.cookie)?.[1] ?? '');
  const response = await fetch(`${product.address}/idp`, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': 'AWSCognitoIdentityProviderService.GlobalSignOut',
    },
    body: JSON.stringify({ AccessToken: accessToken }),
  });
  expect(response.status).toBe(200);
  await expect(page.getByText('You were signed out.')).toBeVisible({ timeout: 90_000 });
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
});
