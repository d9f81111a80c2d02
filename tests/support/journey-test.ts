import { test as base, expect, type Page } from '@playwright/test';
import { createPhoneBrowser, type PhoneBrowser } from './phone-browser.ts';
import { createProductServer, type ProductServer } from './product-server.ts';

const FIRST_PORT = 4300;

type Fixtures = { phone: PhoneBrowser };
type WorkerFixtures = { product: ProductServer };

/** A journey has the running product and a phone of its own. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: the shape that the test runner asks for
    async ({}, use, { parallelIndex }) => {
      const product = await createProductServer(FIRST_PORT + parallelIndex);
      await product.start();
      await use(product);
      await product.dispose();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: the shape that the test runner asks for
  phone: async ({}, use) => {
    const phone = await createPhoneBrowser();
    await phone.launch();
    await use(phone);
    await phone.dispose();
  },
});
export { expect };

let visitors = 0;
/** An account nobody else uses. */
export const newVisitor = () => ({
  displayName: 'Siti Nurhaliza',
  email: `visitor-${process.pid}-${++visitors}@example.com`,
  password: 'welcome2expo',
});
export type NewVisitor = ReturnType<typeof newVisitor>;

/** Signs up as a person does, with the code from the mailbox. Ends signed in, at the first steps. */
export async function signUpThroughForm(
  page: Page,
  product: ProductServer,
  visitor: NewVisitor,
): Promise<void> {
  await page.goto(`${product.address}/sign-up`);
  await page.getByLabel('Your name').fill(visitor.displayName);
  await page.getByLabel('Email').fill(visitor.email);
  await page.getByLabel('Password', { exact: true }).fill(visitor.password);
  await page.getByRole('main').getByRole('button', { name: 'Sign Up' }).click();
  await page.getByRole('heading', { name: 'Check your email' }).waitFor();
  await page.getByLabel('Code').fill(await mailedCodeFor(product, visitor.email));
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expectSignedIn(page);
  await page.getByRole('heading', { name: 'Tell us about your family' }).waitFor();
}

export async function mailedCodeFor(product: ProductServer, email: string): Promise<string> {
  const response = await fetch(`${product.address}/mailbox.json?email=${encodeURIComponent(email)}`);
  const mails = (await response.json()) as { code: string }[];
  return mails[0]?.code ?? '';
}

export async function signInThroughForm(
  page: Page,
  product: ProductServer,
  visitor: { email: string; password: string },
): Promise<void> {
  await page.goto(`${product.address}/sign-in`);
  await page.getByLabel('Email').fill(visitor.email);
  await page.getByLabel('Password', { exact: true }).fill(visitor.password);
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await expectSignedIn(page);
  await page.waitForURL((url) => url.pathname !== '/sign-in');
}

export const expectSignedIn = (page: Page) => page.getByRole('link', { name: /Open menu/ }).waitFor();

/** The worker has taken over and keeps the shell: from here on the network may go. */
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
