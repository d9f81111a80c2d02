import { createServer } from 'node:net';
import type { Frame, Page } from '@playwright/test';
import { createAccount, newVisitor, signUp } from '../support/accounts.ts';
import { axeViolations } from '../support/axe-violations.ts';
import { expect, test } from '../support/journey-test.ts';
import { type ProductServer, startProductServer } from '../support/product-server.ts';
import { type StandInVendors, startStandInVendors } from '../support/stand-in-vendors.ts';

let vendors: StandInVendors;
let expo: ProductServer;
test.beforeAll(async () => {
  vendors = await startStandInVendors();
  expo = await startProductServer({
    env: vendors.settings,
    preparedDataDir: process.env.JOURNEY_DATA_DIR,
  });
});
test.afterAll(async () => {
  await expo.dispose();
  await vendors.dispose();
});

/** The document of a vendor, once its script runs. */
async function vendorFrame(page: Page, name: 'chat' | 'analytics'): Promise<Frame> {
  const find = () => page.frames().find((frame) => frame.url().endsWith(`/vendors/${name}`));
  await expect
    .poll(() =>
      find()
        ?.evaluate(() => 'stolen' in window)
        .catch(() => false),
    )
    .toBe(true);
  return find() as Frame;
}
const received = (frame: Frame) => frame.evaluate(() => Reflect.get(window, 'received') as unknown[]);

/** What the vendor's script could read of the visitor's session, by the way it took. */
async function stolen(frame: Frame): Promise<Record<string, unknown>> {
  await frame.evaluate(() => Reflect.get(window, 'intrusion'));
  return frame.evaluate(() => Reflect.get(window, 'stolen') as Record<string, unknown>);
}
const nothing = (loot: Record<string, unknown>) =>
  Object.fromEntries(Object.keys(loot).map((way) => [way, null]));

const question = (page: Page) => page.getByRole('region', { name: 'Usage statistics' });
const chat = (page: Page) => page.getByRole('dialog', { name: 'Chat' });

test('Without an id the button opens the contact form, and nothing is asked or loaded', async ({
  product,
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto(`${product.address}/privacy-policy`);
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  await page.getByRole('link', { name: 'Help', exact: true }).click();
  await expect(page).toHaveURL(`${product.address}/get-in-touch/online-service`);
  await expect(question(page)).toHaveCount(0);
  expect(page.frames()).toHaveLength(1);
  for (const url of requests) expect(new URL(url).origin).toBe(new URL(product.address).origin);
  expect(requests.filter((url) => url.includes('/vendors/'))).toEqual([]);
});

test('The chat connects by itself, gets name and email when it is opened, and reaches nothing of the session', async ({
  page,
}) => {
  vendors.failNext(2);
  const visitor = newVisitor();
  await signUp(page.context(), expo, visitor);
  await page.goto(expo.address);
  const frame = await vendorFrame(page, 'chat');
  expect(await received(frame)).toEqual([]);

  await page.getByRole('button', { name: 'Chat', exact: true }).click();
  await expect(chat(page)).toBeVisible();
  await expect(page.frameLocator('iframe[title=Chat]').getByText('Hello, how can we help?')).toBeVisible();
  await expect.poll(() => received(frame)).toEqual([{ name: visitor.displayName, email: visitor.email }]);
  const loot = await stolen(frame);
  expect(Object.keys(loot).length).toBeGreaterThan(10);
  expect(loot).toEqual(nothing(loot));
  expect(await axeViolations(page)).toEqual([]);

  await page.getByRole('button', { name: 'Close chat' }).click();
  await expect(chat(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Chat', exact: true })).toBeFocused();
  expect(await stolen(frame), 'the conversation goes on').toEqual(loot);
});

test('Without signal the chat says so and offers the form', async ({ page }) => {
  await page.route('**/vendors/chat', (route) => route.abort());
  await page.goto(expo.address);
  const button = page.getByRole('button', { name: 'Chat', exact: true });
  await button.waitFor();
  await page.context().setOffline(true);
  await button.click();
  await expect(chat(page).getByText('You’re offline.')).toBeVisible();
  await page.context().setOffline(false);
  await expect(chat(page).getByText('Connecting…')).toBeVisible();
  await page.unroute('**/vendors/chat');
  await expect(page.frameLocator('iframe[title=Chat]').getByText('Hello, how can we help?')).toBeVisible();
});

test('Usage is counted only after a yes, under a random number, until a no', async ({ page }) => {
  const visitor = newVisitor();
  await createAccount(expo, visitor);
  await page.goto(expo.address);
  await expect(question(page)).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await question(page).getByRole('button', { name: 'No, thanks' }).click();
  await expect(question(page)).toBeHidden();

  await page.goto(`${expo.address}/privacy-policy`);
  const setting = page.getByRole('checkbox', { name: 'Count which pages are used' });
  await expect(setting).not.toBeChecked();
  await expect(question(page).getByRole('button')).toHaveCount(0);
  expect(vendors.requests.analytics).toBe(0);
  await setting.check();
  const frame = await vendorFrame(page, 'analytics');
  const loot = await stolen(frame);
  expect(loot).toEqual(nothing(loot));

  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByRole('textbox', { name: 'Email' }).fill(visitor.email);
  await page.getByLabel('Password', { exact: true }).fill(visitor.password);
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await expect.poll(() => received(frame)).toContainEqual(['event', 'login']);
  const calls = await received(frame);
  expect(calls[0]).toEqual(['identify', expect.stringMatching(/^[0-9a-f-]{36}$/)]);
  expect(calls.slice(1, 4)).toEqual([
    ['event', 'view /privacy-policy'],
    ['event', 'view /sign-in'],
    ['event', 'login'],
  ]);
  for (const secret of [visitor.email, visitor.displayName])
    expect(JSON.stringify(calls)).not.toContain(secret);

  await page.goto(`${expo.address}/account?page=settings`);
  await page.getByRole('checkbox', { name: 'Count which pages are used' }).uncheck();
  await expect(page.locator('iframe[title="Usage statistics"]')).toHaveCount(0);
});

test('A vendor on a host of its own reaches nothing of the session', async ({ page }) => {
  const port = await freePort();
  const vendorOrigin = `http://127.0.0.1:${port}`;
  const apart = await startProductServer({
    port,
    env: { ...vendors.settings, VENDOR_ORIGIN: vendorOrigin, PUBLIC_ORIGIN: `http://localhost:${port}` },
    preparedDataDir: process.env.JOURNEY_DATA_DIR,
  });
  const visitor = newVisitor();
  await signUp(page.context(), apart, visitor);
  await page.goto(apart.address);
  await page.getByRole('button', { name: 'Chat', exact: true }).click();
  await expect(page.frameLocator('iframe[title=Chat]').getByText('Hello, how can we help?')).toBeVisible();
  const frame = await vendorFrame(page, 'chat');
  expect(new URL(frame.url()).origin).toBe(vendorOrigin);
  await expect.poll(() => received(frame)).toEqual([{ name: visitor.displayName, email: visitor.email }]);
  // It may read the storage of its own host, which is empty.
  for (const loot of Object.values(await stolen(frame))) expect([null, '', '{}', 0]).toContain(loot);
  await apart.dispose();
});

const freePort = () =>
  new Promise<number>((done) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });
