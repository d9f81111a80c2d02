import { newVisitor, signUp } from '../support/accounts.ts';
import { tapCheckIn } from '../support/check-in.ts';
import {
  expect,
  signInThroughForm,
  signUpThroughForm,
  test,
  waitForServiceWorker,
} from '../support/journey-test.ts';
import { readBrowserStorage } from '../support/read-browser-storage.ts';
import { reportMeasurement } from '../support/report-measurement.ts';
import { seededRandom } from '../support/seeded-random.ts';

test.use({ serviceWorkers: 'allow' });

/** `KILLS=200` is the full size. */
const KILLS = Number(process.env.KILLS ?? 4);
const SEED = Number(process.env.SEED ?? 20_261_121);
const LONGEST_MS = 300;

test('The next visitor on a shared phone sees and sends nothing of the previous one', async ({
  product,
  page,
}) => {
  const aisyah = { ...newVisitor(), displayName: 'Canary Aisyah' };
  const bala = { ...newVisitor(), displayName: 'Bala Krishnan' };
  await signUp(page.context(), product, aisyah);
  await page.goto(`${product.address}/`);
  await waitForServiceWorker(page);
  const other = await page.context().newPage();
  await other.goto(`${product.address}/?menu=open`);
  await other.getByText('Canary Aisyah').waitFor();

  await page.goto(`${product.address}/?menu=open`);
  await page.getByRole('img', { name: 'Your QR pass' }).waitFor();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  await expect(other.getByRole('banner').getByRole('button', { name: 'Login' })).toBeVisible();
  await expect(other.getByText('Canary Aisyah')).toHaveCount(0);

  await signUpThroughForm(page, product, bala);
  await page.goto(`${product.address}/?menu=open`);
  await expect(page.getByRole('dialog').getByText('Bala Krishnan')).toBeVisible();
  await expect(other.getByRole('link', { name: /Open menu/ })).toBeVisible();
  const stored = await readBrowserStorage(page);
  expect(stored.includes('Canary')).toBe(false);
  expect(stored.includes(aisyah.email)).toBe(false);
});

test('Unsent actions wait for their own visitor when the server ends the session', async ({
  product,
  page,
}) => {
  test.setTimeout(180_000);
  const aisyah = newVisitor();
  const bala = newVisitor();
  // Background Sync would deliver in the service worker, whose requests a page's route does not stop.
  await page.addInitScript('delete ServiceWorkerRegistration.prototype.sync');
  await signUp(page.context(), product, aisyah);
  await page.goto(`${product.address}/`);
  await waitForServiceWorker(page);
  await page.goto(`${product.address}/shopping-list?expoSlug=baby-fair-kl`);
  await page.getByLabel('What do you need?').fill('Canary cot');
  expect(await readBrowserStorage(page)).toContain('Canary cot');
  await page.goto(`${product.address}/account?page=expo-check-in`);
  await page.getByRole('button', { name: 'Check in' }).waitFor();
  await page.route('**/trpc/actions.deliver', (route) => route.abort());
  await tapCheckIn(page);
  await expect(page.getByText(/^Saved on this device/)).toBeVisible();

  // From here on the pool and the server refuse with their own errors.
  await page.route('**/idp', (route) =>
    route.fulfill({
      status: 400,
      contentType: 'application/x-amz-json-1.1',
      body: JSON.stringify({ __type: 'NotAuthorizedException', message: 'Refresh Token has been revoked' }),
    }),
  );
  await page.route('**/api/user/get/profile', (route) =>
    route.fulfill({
      status: 401,
      contentType: 'application/json',
      body: JSON.stringify({ error: { code: 'UNAUTHORIZED', message: 'Sign in first' } }),
    }),
  );
  await page.reload();
  await expect(page.getByText('You were signed out.')).toBeVisible({ timeout: 60_000 });
  // What is saved waits for its visitor; what is only typed does not.
  expect(await readBrowserStorage(page)).not.toContain('Canary cot');
  await page.unrouteAll();

  await signUpThroughForm(page, product, bala);
  await page.goto(`${product.address}/account?page=expo-check-in`);
  await expect(page.getByRole('button', { name: 'Check in' })).toBeVisible();
  await expect(page.getByText('On this device')).toHaveCount(0);
  await page.goto(`${product.address}/?menu=open`);
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();

  await signInThroughForm(page, product, aisyah);
  await page.goto(`${product.address}/account?page=expo-check-in`);
  await expect(page.getByText(/^Sent\./)).toBeVisible();
});

test(`A sign-out that is killed is finished at the next start (${KILLS} kills)`, async ({
  product,
  phone,
}) => {
  test.setTimeout(60_000 + KILLS * 20_000);
  const visitor = { ...newVisitor(), displayName: 'Canary Kumar' };
  const random = seededRandom(SEED);
  let unfinished = 0;
  let canaries = 0;
  const first = await phone.openPage('about:blank');
  await signUp(first.context(), product, visitor);
  let isSignedIn = true;
  for (let i = 0; i < KILLS; i++) {
    const page = await phone.openPage(`${product.address}/`);
    if (!isSignedIn) await signInThroughForm(page, product, visitor);
    await page.goto(`${product.address}/?menu=open`);
    await page.getByRole('img', { name: 'Your QR pass' }).waitFor();
    await page.getByRole('button', { name: 'Log out' }).click({ noWaitAfter: true });
    // The last sign-out is not cut short: at least one must have begun.
    if (i === KILLS - 1) await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
    else await new Promise((done) => setTimeout(done, random() * LONGEST_MS));
    await phone.kill();
    await phone.launch();
    const after = await phone.openPage(`${product.address}/`);
    const signedIn = after.getByRole('link', { name: /Open menu/ });
    await expect(after.getByText('Loading your account')).toHaveCount(0);
    await expect(signedIn.or(after.getByRole('button', { name: 'Login' }))).toBeVisible();
    isSignedIn = await signedIn.isVisible();
    if (isSignedIn) {
      // Killed before the first step was on the disk: nothing has happened, and the visitor can sign out again.
      unfinished++;
      continue;
    }
    const stored = (await readBrowserStorage(after)) + JSON.stringify(await after.context().cookies());
    const traces = ['Canary', visitor.email, 'CognitoIdentityServiceProvider'];
    const remaining = traces.filter((trace) => stored.includes(trace));
    canaries += remaining.length;
    expect(remaining, `kill ${i}`).toEqual([]);
  }
  reportMeasurement('P8', {
    seed: SEED,
    kills: KILLS,
    'killed before the first step was stored': unfinished,
    canaries,
  });
  expect(unfinished).toBeLessThan(KILLS);
});
