import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { ensureHeadlessChromium } from '../../scripts/chromium.mjs';
import { type Credentials, mailedCodeFor, type NewVisitor } from './accounts.ts';
import { delayTaps } from './delay-taps.ts';
import { createPhoneBrowser, type PhoneBrowser } from './phone-browser.ts';
import { type PolicyWatch, watchPolicy } from './policy-watch.ts';
import { type ProductServer, startProductServer } from './product-server.ts';

type Fixtures = {
  phone: PhoneBrowser;
  phoneProgram: string;
  connected: undefined;
  taps: undefined;
  policy: PolicyWatch;
};
type WorkerFixtures = { product: ProductServer };

/**
 * A journey has the running product, shared with the other journeys of its worker, and a `page` in a context of its
 * own. That context has the service worker where the title ends with `@worker`, or the file says `test.use`. `phone` is
 * for those that need a browser process of their own: to kill it, or for what Chromium does only with a profile on
 * disk.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: the shape that the test runner asks for
    async ({}, use) => {
      const product = await startProductServer({ preparedDataDir: process.env.JOURNEY_DATA_DIR });
      await use(product);
      await product.dispose();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  // A journey that failed without signal must not fail the next one.
  connected: [
    async ({ product }, use) => {
      await product.reconnect();
      await use(undefined);
    },
    { auto: true },
  ],
  // Nobody taps as quickly as a test.
  taps: [
    async ({ browser }, use) => {
      browser.on('context', delayTapsIn);
      await use(undefined);
      browser.off('context', delayTapsIn);
    },
    { auto: true },
  ],
  // Whatever a content security policy has blocked was not meant to be there.
  policy: [
    async ({ browser }, use) => {
      const policy = watchPolicy();
      browser.on('context', policy.watch);
      await use(policy);
      browser.off('context', policy.watch);
      expect(policy.violations).toEqual([]);
    },
    { auto: true },
  ],
  // Most journeys have no part for it, and its installation would take half of their time.
  // biome-ignore lint/correctness/noEmptyPattern: the shape that the test runner asks for
  serviceWorkers: async ({}, use, { tags }) => use(tags.includes('@worker') ? 'allow' : 'block'),
  phoneProgram: [ensureHeadlessChromium(), { option: true }],
  phone: async ({ policy, phoneProgram }, use) => {
    const phone = await createPhoneBrowser(phoneProgram, (context) => {
      policy.watch(context);
      delayTapsIn(context);
    });
    await phone.launch();
    await use(phone);
    await phone.dispose();
  },
});
export { expect };

const delayTapsIn = (context: BrowserContext) =>
  // The context may be closed again.
  void context.addInitScript(delayTaps).catch(() => {});

/**
 * Fills and sends the form of a sign-up, and enters the code from the mailbox of the user pool. Ends signed in, at the
 * first steps.
 */
export async function signUpThroughForm(
  page: Page,
  product: ProductServer,
  visitor: NewVisitor,
  pool = product,
): Promise<void> {
  await page.goto(`${product.address}/sign-up`);
  await page.getByLabel('Your name').fill(visitor.displayName);
  await page.getByLabel('Email').fill(visitor.email);
  await page.getByLabel('Password', { exact: true }).fill(visitor.password);
  await page.getByRole('main').getByRole('button', { name: 'Sign Up' }).click();
  await page.getByRole('heading', { name: 'Check your email' }).waitFor();
  await page.getByLabel('Code').fill(await mailedCodeFor(pool, visitor.email));
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expectSignedIn(page);
  await page.getByRole('heading', { name: 'Tell us about your family' }).waitFor();
}

export async function signInThroughForm(
  page: Page,
  product: ProductServer,
  visitor: Credentials,
): Promise<void> {
  await page.goto(`${product.address}/sign-in`);
  await page.getByLabel('Email').fill(visitor.email);
  await page.getByLabel('Password', { exact: true }).fill(visitor.password);
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await expectSignedIn(page);
  await page.waitForURL((url) => url.pathname !== '/sign-in');
}

export const expectSignedIn = (page: Page) => page.getByRole('link', { name: /Open menu/ }).waitFor();

/** Waits until the server's HTML is the page's own: what is typed or pressed before may be lost. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const main = document.querySelector('main');
    // React keeps its own record on every element that it has taken over.
    return main !== null && Object.keys(main).some((key) => key.startsWith('__reactFiber'));
  });
}

/** As in a browser whose visitor saves data: no script is fetched before it is needed. */
export const saveData = (page: Page) =>
  page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ saveData: true }) }),
  );

/** Waits until the service worker controls the page and has cached the shell: from here on it opens offline. */
export async function waitForServiceWorker(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller) {
      await new Promise((done) =>
        navigator.serviceWorker.addEventListener('controllerchange', done, { once: true }),
      );
    }
  });
}

/** Does at once what the page does when the browser reports a network, instead of at its next attempt. */
export const fireOnline = (page: Page) => page.evaluate(() => dispatchEvent(new Event('online')));
