import type { BrowserContext, Page } from '@playwright/test';
import { demoVisitor, signIn } from '../support/accounts.ts';
import { hostileAnswers } from '../support/hostile-answers.ts';
import { expect, expectSignedIn, test, waitForServiceWorker } from '../support/journey-test.ts';
import { readBrowserStorage } from '../support/read-browser-storage.ts';

/** With requests still on their way, whose responses go with it. */
async function close(context: BrowserContext): Promise<void> {
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await context.close();
}

test('An impossible day of one expo hides that expo alone, and is not stored', async ({
  product,
  browser,
}) => {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  const { upcoming } = await (await fetch(`${product.address}/api/expo/list/latest`)).json();
  const [first, second] = upcoming as { name: string; toDate: string }[];
  await context.route(/\/(trpc|api)\//, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(`"toDate":"${first?.toDate}"`, '"toDate":"2026-11-31"');
    await route.fulfill({ response, body });
  });
  await page.goto(`${product.address}/sign-in`);
  await page.getByRole('banner').getByRole('button', { name: 'Login' }).waitFor();
  await page.evaluate(() => history.pushState(null, '', '/expo'));
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: second?.name ?? '' })).toBeVisible();
  await expect.poll(() => readBrowserStorage(page)).toContain(second?.name ?? '');
  await page.evaluate(() => history.pushState(null, '', '/wishlist'));
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.getByRole('banner')).toBeVisible();
  expect(await readBrowserStorage(page)).not.toContain('2026-11-31');
  await close(context);
});

/** Visitor pages are rendered in the browser, from what the calls answer. */
const VISITOR_PAGES = [
  '/account?page=profile',
  '/account?page=family',
  '/account?page=transactions',
  '/account?page=expo-check-in',
  '/account/orders',
  '/account/addresses',
  '/account/followed-brands',
  '/account/inbox',
  '/account/my-cart',
  '/wishlist',
];
/** Every answer meets every schema in the unit tests. Here a part of them meets whole pages. */
const SAMPLE = 12;
const PUBLIC_PAGES = ['/brands', '/articles', '/media', '/moments', '/faqs', '/products', '/support-group'];

test('Hostile answers to every call leave header, heading and a way on, and are not stored', async ({
  product,
  browser,
}) => {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  await signIn(context, product, demoVisitor);
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  const all = hostileAnswers({ upcoming: [{ name: 'evil', toDate: '2026-11-31' }], past: [] });
  const answers = all.filter((_, i) => i % Math.ceil(all.length / SAMPLE) === 0);
  let answer = answers[0];
  await context.route(/\/(trpc|api)\//, (route) => {
    const calls = new URL(route.request().url()).pathname.split(',').length;
    const isTrpc = route.request().url().includes('/trpc/');
    const item = `{"result":{"data":{"json":${answer?.body}}}}`;
    const body = isTrpc ? `[${Array.from({ length: calls }, () => item).join()}]` : answer?.body;
    return route.fulfill({ contentType: answer?.type ?? '', body: body ?? '' });
  });
  for (const [i, each] of answers.entries()) {
    answer = each;
    await page.goto(product.address + VISITOR_PAGES[i % VISITOR_PAGES.length]);
    for (const path of [null, PUBLIC_PAGES[i % PUBLIC_PAGES.length]]) {
      if (path) await page.evaluate((to) => history.pushState(null, '', to), path);
      await expect(page.getByRole('heading', { level: 1 }), `${each.name} at ${path}`).toHaveCount(1);
      await expect(page.getByRole('banner').getByRole('link').first(), each.name).toBeVisible();
    }
  }
  const stored = await readBrowserStorage(page);
  for (const mark of ['evil', 'isAdmin', 'Free Wi-Fi', '2026-11-31', '<script'])
    expect(stored, mark).not.toContain(mark);
  expect(problems).toEqual([]);
  await close(context);
});

/**
 * Replaces the data of every stored query, or of the one with this path. Returns the paths of all. It does so on a
 * document without our scripts, which would store their own data again.
 */
async function replaceStoredData(
  page: Page,
  address: string,
  data: unknown,
  only?: string,
): Promise<string[]> {
  await page.goto(`${address}/robots.txt`);
  return page.evaluate(
    ([replacement, name]) => {
      const paths: string[] = [];
      for (const key of Object.keys(localStorage).filter((stored) => stored.startsWith('yhello.queries'))) {
        const stored = JSON.parse(localStorage.getItem(key) ?? '');
        for (const query of stored.clientState.queries) {
          paths.push(query.queryKey[0]);
          if (!name || query.queryKey[0] === name) query.state.data = replacement;
        }
        localStorage.setItem(key, JSON.stringify(stored));
      }
      return paths;
    },
    [data, only] as const,
  );
}

test('Stored queries of another shape are dropped one by one, with and without signal @worker', async ({
  product,
  page,
}) => {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  await signIn(page.context(), product, demoVisitor);
  await page.goto(`${product.address}/`);
  await waitForServiceWorker(page);
  await expectSignedIn(page);
  await expect.poll(() => readBrowserStorage(page)).toContain('balanceAmount');
  const expectOpens = async (name: string) => {
    await page.goto(`${product.address}/account/inbox`);
    await expect(page.getByRole('heading', { level: 1 }), name).toHaveCount(1);
    await expect(page.getByRole('banner').getByRole('link').first(), name).toBeVisible();
    await page.getByRole('link', { name: /menu/i }).click();
    await expect(page.getByRole('img', { name: 'Your QR pass' }), name).toBeVisible();
  };
  const paths = await replaceStoredData(page, product.address, { evil: 1 });
  expect(new Set(paths).size).toBeGreaterThanOrEqual(6);
  await expectOpens('all of them');
  await expect.poll(() => readBrowserStorage(page)).not.toContain('evil');
  for (const name of new Set(paths)) {
    await replaceStoredData(page, product.address, { evil: 1 }, name);
    await expectOpens(name);
  }
  await replaceStoredData(page, product.address, { evil: 1 });
  await product.disconnect();
  await expectOpens('all of them, without signal');
  await product.reconnect();
  expect(problems).toEqual([]);
});
