import type { Page } from '@playwright/test';
import { type Address, PRIVATE, PUBLIC } from '../../scripts/sample-pages.mjs';
import { demoVisitor, signIn } from '../support/accounts.ts';
import { axeViolations } from '../support/axe-violations.ts';
import { contentTop } from '../support/content-top.ts';
import { expect, test } from '../support/journey-test.ts';
import { layoutFaults } from '../support/layout-faults.ts';
import { setReadersTextSize, USUAL_TEXT_PX } from '../support/readers-text-size.ts';
import { rowFaults } from '../support/row-faults.ts';
import { gotoSettled } from '../support/wait-until-settled.ts';

// Many addresses in little time: each is loaded once and laid out at every width. Axe runs at one of the widths, which
// changes with each address; for one of each kind of page it also tries the contrast of the other scheme at a second
// width.
const WIDTHS = [
  [390, 844],
  [768, 1024],
  [1280, 800],
] as const;
/** The largest distance from the top of a phone's screen to what a page is about. */
const HEAD_PX = 150;
const LARGE_TEXT_WIDTHS = [320, 390, 1440];
/** One of each kind of page. The other addresses show the same parts with other content. */
const KINDS = new Set([
  ...['home', 'expo', 'directory-booth', 'exhibitors', 'products', 'product', 'articles', 'article'],
  ...['rewards', 'community', 'get-in-touch', 'get-in-touch-visitor', 'about-us', 'faqs', 'position'],
  ...['sign-up', 'not-found', 'account', 'profile', 'family', 'transactions', 'orders', 'vouchers'],
  ...['gift-cards', 'addresses', 'inbox', 'cart', 'my-rewards', 'menu', 'check-in', 'settings', 'wishlist'],
  ...['shopping-list', 'journey'],
]);
/** Public pages that differ for a signed-in visitor. */
const ALSO_SIGNED_IN = [
  'home',
  'expo',
  'brand',
  'product',
  'exhibitors',
  'starbuy',
  'rewards',
  'get-in-touch-visitor',
];

const ownAndChanged = [...PRIVATE, ...PUBLIC.filter(({ name }) => ALSO_SIGNED_IN.includes(name))];
const half = (list: readonly Address[], which: number) => list.filter((_, i) => i % 2 === which);
const groups = [
  { name: 'signed out, first half', addresses: half(PUBLIC, 0), isSignedIn: false },
  { name: 'signed out, second half', addresses: half(PUBLIC, 1), isSignedIn: false },
  { name: 'signed in, first half', addresses: half(ownAndChanged, 0), isSignedIn: true },
  { name: 'signed in, second half', addresses: half(ownAndChanged, 1), isSignedIn: true },
];
for (const { name, addresses, isSignedIn } of groups)
  test(`Every page renders without errors, is accessible, begins near the top and bears large text, ${name}`, async ({
    product,
    page,
  }) => {
    test.setTimeout(600_000);
    await markServerHtml(page);
    if (isSignedIn) await signIn(page.context(), product, demoVisitor);
    for (const [index, address] of addresses.entries())
      await test.step(address.path, async () => {
        await inspect(page, product.address, address, index);
        if (KINDS.has(address.name)) await expectLargeTextFits(page, address.path);
      });
  });

/** Without the service worker every visit is a first one. The mark stays only when React hydrates the server's HTML. */
async function markServerHtml(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
    document.addEventListener('DOMContentLoaded', () => {
      const main = document.querySelector('main');
      if (main) main.dataset.renderedBy = 'server';
    });
  });
}

const pathnameOf = ({ path }: Address) => path.split('?')[0];

/** Status, title, one heading, no sideways scrolling, nothing in the console, nothing that axe finds. */
async function inspect(page: Page, origin: string, address: Address, index: number): Promise<void> {
  const { path, title, status = 200 } = address;
  const errors: string[] = [];
  const onConsole = (message: { type: () => string; text: () => string }) => {
    // The browser itself logs the status of a page that does not exist.
    if (message.type() === 'error' && !/status of 404/.test(message.text())) errors.push(message.text());
  };
  const onPageError = (error: Error) => errors.push(error.message);
  page.on('console', onConsole);
  page.on('pageerror', onPageError);
  const [[width, height]] = WIDTHS;
  await page.setViewportSize({ width, height });
  const response = await gotoSettled(page, origin + path);
  expect.soft(response?.status(), path).toBe(status);
  const isPublic = PUBLIC.some((publicAddress) => pathnameOf(publicAddress) === pathnameOf(address));
  expect
    .soft((await response?.text())?.includes('<main'), `${path} is rendered by the server`)
    .toBe(isPublic);
  await expect(page, path).toHaveTitle(`Yhello | ${title}`);
  await expect(page.getByText('Loading your account'), path).toHaveCount(0);
  await expect.soft(page.getByRole('heading', { level: 1, includeHidden: true }), path).toHaveCount(1);
  if (isPublic)
    await expect
      .soft(page.locator('main'), `${path} is hydrated`)
      .toHaveAttribute('data-rendered-by', 'server');
  const small = await page
    .locator('input:not([type=checkbox], [type=radio], [type=hidden], [type=file]), select, textarea')
    .evaluateAll((controls) =>
      controls
        .filter((control) => Number.parseFloat(getComputedStyle(control).fontSize) < 16)
        .map((c) => c.outerHTML),
    );
  expect.soft(small, `${path}: an iPhone zooms into smaller letters`).toEqual([]);
  const { top, first } = await page.evaluate(contentTop);
  expect.soft(top, `where ${path} begins: ${first}`).toBeLessThanOrEqual(HEAD_PX);
  for (const [i, [width, height]] of WIDTHS.entries()) {
    await page.setViewportSize({ width, height });
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect.soft(sideways, `${path} at ${width}`).toBeLessThanOrEqual(0);
    expect.soft(await page.evaluate(rowFaults), `${path} at ${width}`).toEqual([]);
    const turn = (i + index) % WIDTHS.length;
    if (turn === 0 || (turn === 1 && !KINDS.has(address.name))) continue;
    const scheme = (index + turn) % 2 === 0 ? 'light' : 'dark';
    await page.emulateMedia({ colorScheme: scheme });
    const rules = turn === 1 ? ['color-contrast'] : undefined;
    expect.soft(await axeViolations(page, rules), `${path} at ${width} in ${scheme}`).toEqual([]);
  }
  page.off('console', onConsole);
  page.off('pageerror', onPageError);
  expect.soft(errors, path).toEqual([]);
}

/**
 * Nothing is cut or covered in text of twice the usual size: first as by the browser's setting, by which media queries
 * go, too, then where letters alone grow.
 */
async function expectLargeTextFits(page: Page, path: string): Promise<void> {
  const restore = await setReadersTextSize(page, 2 * USUAL_TEXT_PX);
  for (const width of LARGE_TEXT_WIDTHS) {
    await page.setViewportSize({ width, height: 844 });
    expect.soft(await page.evaluate(layoutFaults), `${path} in large text at ${width}`).toEqual([]);
  }
  await restore();
  await page.setViewportSize({ width: 390, height: 844 });
  const setRootSize = (size: string) =>
    page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), size);
  for (const size of ['150%', '200%']) {
    await setRootSize(size);
    expect.soft(await page.evaluate(layoutFaults), `${path} with letters of ${size}`).toEqual([]);
  }
  await setRootSize('');
}

test('The public pages show their content without JavaScript', async ({ product }) => {
  const mainText = async (path: string) => {
    const response = await fetch(product.address + path);
    expect(response.status, path).toBe(200);
    const [, main = ''] = (await response.text()).split(/<\/?main/);
    return main
      .replaceAll('<!-- -->', '')
      .replaceAll('\u00a0', ' ')
      .replace(/<[^>]*>/g, ' ');
  };
  for (const [path, words] of [
    ['/', 'Talks on the main stage'],
    ['/expo', 'Parenting Days JB'],
    ['/expo?expoSlug=baby-fair-kl', 'Doors open'],
    ['/brands', 'Little Sprout'],
    ['/brands/little-sprout', 'About Little Sprout'],
    ['/products', 'Anti-colic bottle'],
    ['/products/anti-colic-bottle-3-pack', 'RM '],
    ['/articles', 'Starting solids'],
    ['/articles/starting-solids-malaysian-kitchen', 'kitchen'],
    ['/media/quietest-queue', 'quietest queue'],
    ['/exhibitors?expoSlug=baby-fair-kl', 'Little Sprout'],
    ['/expo/starbuy?expoSlug=baby-fair-kl', 'RM '],
    ['/career-opportunity?slug=floor-planner', 'Floor planner'],
    ['/faqs', 'Yhello'],
    ['/terms-of-use', 'Terms of Use'],
  ] as const)
    expect((await mainText(path)).includes(words), `${path}: ${words}`).toBe(true);
  expect((await fetch(`${product.address}/nowhere`)).status).toBe(404);
  for (const unknown of PUBLIC.filter(({ status }) => status === 404))
    expect((await fetch(product.address + unknown.path)).status, unknown.path).toBe(404);
});
