import type { Page } from '@playwright/test';
import { PRIVATE, PUBLIC } from '../../scripts/addresses.mjs';
import { demoVisitor, signIn } from '../support/accounts.ts';
import { expect, test } from '../support/journey-test.ts';
import { layoutFaults } from '../support/layout-faults.ts';
import { gotoSettled } from '../support/wait-until-settled.ts';

/** One of each kind of page. */
const KINDS = {
  'signed out': [
    ...['home', 'expo', 'directory-booth', 'exhibitors', 'products', 'product', 'articles', 'article'],
    ...['rewards', 'community', 'get-in-touch', 'get-in-touch-visitor', 'about-us', 'faqs', 'position'],
    ...['sign-up', 'not-found'],
  ],
  'signed in': [
    ...['account', 'profile', 'family', 'transactions', 'orders', 'vouchers', 'gift-cards', 'addresses'],
    ...['inbox', 'cart', 'my-rewards', 'menu', 'check-in', 'settings', 'wishlist', 'shopping-list'],
  ],
};
const WIDTHS = [320, 390, 1440];
const USUAL_PX = 16;

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

for (const [who, names] of Object.entries(KINDS))
  test(`Text of twice the usual size is neither cut nor covered, ${who}`, async ({ product, page }) => {
    test.setTimeout(600_000);
    if (who === 'signed in') await signIn(page.context(), product, demoVisitor);
    await setReadersTextSize(page, 2 * USUAL_PX);
    for (const { name, path } of [...PUBLIC, ...PRIVATE].filter((address) => names.includes(address.name)))
      await test.step(name, async () => {
        await page.setViewportSize({ width: WIDTHS[0] ?? 0, height: 844 });
        await gotoSettled(page, product.address + path);
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 844 });
          expect.soft(await page.evaluate(layoutFaults), `${path} at ${width}`).toEqual([]);
        }
      });
  });

test('Text grows with the size that the reader has set', async ({ product, page }) => {
  const sizes = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('main p, main h3, footer a')].map((element) =>
        Number.parseFloat(getComputedStyle(element).fontSize),
      ),
    );
  await gotoSettled(page, `${product.address}/faqs`);
  const usual = await sizes();
  await setReadersTextSize(page, 2 * USUAL_PX);
  expect(await sizes()).toEqual(usual.map((size) => 2 * size));
});

/** As in the browser's settings. */
async function setReadersTextSize(page: Page, px: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: px, fixed: px } });
}
