import type { Page } from '@playwright/test';
import { newVisitor, signUp } from '../support/accounts.ts';
import { tapCheckIn } from '../support/check-in.ts';
import { expect, test, waitForHydration, waitForServiceWorker } from '../support/journey-test.ts';
import { readBrowserStorage } from '../support/read-browser-storage.ts';

const SAVED = 'Saved on this device to read offline';
const TITLE = 'Starting solids in a Malaysian kitchen';
const PATH = '/articles/starting-solids-malaysian-kitchen';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const pictureIsThere = (page: Page) =>
  page
    .locator('main img')
    .first()
    .evaluate(async (img: HTMLImageElement) => {
      await img.decode();
      return img.naturalWidth > 0;
    });

test('An article that was read opens without signal after a restart, with its picture @worker', async ({
  product,
  phone,
}) => {
  const page = await phone.openPage(product.address + PATH);
  await waitForServiceWorker(page);
  await expect(page.getByText(SAVED)).toBeVisible();
  await page.getByRole('link', { name: 'Articles' }).first().click();
  await page.getByRole('link', { name: 'The tantrum in aisle six' }).click();
  await expect(page.getByText(SAVED)).toBeVisible();
  await product.disconnect();
  await phone.kill();

  await phone.launch();
  for (const [path, title, words] of [
    [PATH, TITLE, 'Bubur with mashed ikan kembung'],
    ['/articles/tantrums-in-the-supermarket', 'The tantrum in aisle six', 'You wanted the biscuit'],
  ] as const) {
    const again = await phone.openPage(product.address + path);
    await expect(heading(again, title)).toBeVisible();
    await expect(again.getByText(words).first()).toBeVisible();
    expect(await pictureIsThere(again)).toBe(true);
    await expect(again.getByText(SAVED)).toBeVisible();
  }
  const list = await phone.openPage(`${product.address}/articles`);
  await expect(list.getByRole('link', { name: TITLE })).toBeVisible();
  const unread = await phone.openPage(`${product.address}/articles/confinement-your-way`);
  // The list of before may tell its title and summary, if it was stored in time.
  await expect(unread.getByText(/(The article|The text) didn’t load/)).toBeVisible();
  await product.reconnect();
});

test('Signing out keeps cached articles and removes all data of the visitor @worker', async ({
  product,
  page,
}) => {
  const visitor = { ...newVisitor(), displayName: 'Canary Aisyah' };
  await signUp(page.context(), product, visitor);
  await page.goto(`${product.address}/`);
  await waitForServiceWorker(page);
  await page.goto(product.address + PATH);
  await expect(page.getByText(SAVED)).toBeVisible();
  await page.goto(`${product.address}/account?page=expo-check-in`);
  await tapCheckIn(page);
  await expect(page.getByText(/^Sent\./)).toBeVisible();
  await expect.poll(() => readBrowserStorage(page)).toContain('businesses.expos.myCheckIns');
  await page.goto(`${product.address}/?menu=open`);
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  const stored = await readBrowserStorage(page);
  expect(stored).toContain('Bubur with mashed ikan kembung');
  for (const trace of ['Canary', 'myCheckIns', visitor.email]) expect(stored).not.toContain(trace);
});

test('Articles are filtered by stage and searched by text, both in the address', async ({
  product,
  page,
}) => {
  await page.goto(`${product.address}/articles`);
  await waitForHydration(page);
  await page.getByRole('navigation', { name: 'Stages' }).getByRole('link', { name: 'Toddler' }).click();
  await expect(page).toHaveURL(/stage=toddler/);
  await expect(page.getByText(/^All \d+$/)).toBeVisible();
  await page.getByLabel('Search the articles').fill('supermarket');
  await page.getByLabel('Search the articles').press('Enter');
  await expect(page).toHaveURL(/stage=toddler&text=supermarket/);
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([/aisle six/]);
  await expect(page.getByRole('main').getByText('1 article for “supermarket”')).toBeVisible();
  await page.goBack();
  await page.goBack();
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(page.getByText(/^All \d+$/)).toBeVisible();
  await page.getByLabel('Search the articles').fill('zeppelin');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'No articles match “zeppelin”' })).toBeVisible();
});

test('A video is asked for by a tap only, plays in a sandboxed frame and becomes a link without signal @worker', async ({
  product,
  page,
}) => {
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  let askedFor = 0;
  await page.route('https://www.youtube-nocookie.com/**', (route) => {
    askedFor += 1;
    return route.fulfill({ contentType: 'text/html', body: '<title>The video</title>' });
  });
  await page.goto(`${product.address}/articles/screens-without-the-fight`);
  await waitForServiceWorker(page);
  const frame = page.locator('iframe');
  const video = page.getByText('Film from YouTube');
  await video.scrollIntoViewIfNeeded();
  await expect(page.getByRole('link', { name: 'Watch it on YouTube' })).toBeVisible();
  expect(askedFor).toBe(0);
  await video.click();
  await expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin allow-presentation');
  await expect.poll(() => page.frames().at(-1)?.title()).toBe('The video');
  expect(messages.filter((text) => /Content Security Policy/i.test(text))).toEqual([]);
  await expect(page.getByText(SAVED)).toBeVisible();
  await product.disconnect();
  await page.reload();
  await expect(page.getByRole('link', { name: 'Watch it on YouTube' })).toBeVisible();
  await expect(frame).toBeHidden();
  await product.reconnect();
});

test('An article’s address can be shared or copied', async ({ product, page }) => {
  await page.goto(product.address + PATH);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(() =>
    Object.defineProperty(navigator, 'share', { value: undefined, configurable: true }),
  );
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(product.address + PATH);
  await page.evaluate(() =>
    Object.defineProperty(navigator, 'share', {
      value: async (what: ShareData) => {
        document.title = `shared ${what.title}`;
      },
    }),
  );
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page).toHaveTitle(`shared ${TITLE}`);
});
