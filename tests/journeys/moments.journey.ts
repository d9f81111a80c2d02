import type { Locator, Page } from '@playwright/test';
import { expect, test, waitForHydration, waitForServiceWorker } from '../support/journey-test.ts';

/** The largest page that a request may have: more than the gallery starts with. */
const PAGE = 48;

const viewer = (page: Page) => page.getByRole('dialog', { name: 'Moments' });
const isAt = (page: Page, place: number) =>
  expect(viewer(page).getByRole('status')).toHaveText(new RegExp(`^${place} of \\d+$`));

/** Moves one finger across a touch screen. */
async function swipe(page: Page, dx: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x, y: 360 }],
    });
  await touch('touchStart', 200);
  for (let step = 1; step <= 8; step++) await touch('touchMove', 200 + (dx * step) / 8);
  await touch('touchEnd', 200 + dx);
  await session.detach();
}

test('Moments open by their address, move with keys, buttons and swipes, and close with Back', async ({
  product,
  page,
}) => {
  await page.goto(`${product.address}/moments`);
  // Before hydration, the browser opens the link, and keys do nothing.
  await waitForHydration(page);
  const first = page.locator('main a[href="/moments?moment=baby-fair-kl-01"]');
  await first.click();
  await isAt(page, 1);
  // No button of it looks chosen.
  await expect(viewer(page)).toBeFocused();
  await expect(page).toHaveURL(/moment=baby-fair-kl-01/);
  await page.keyboard.press('ArrowLeft');
  await isAt(page, 1);
  await page.keyboard.press('ArrowRight');
  await isAt(page, 2);
  await viewer(page).getByRole('button', { name: 'Next picture' }).click();
  await isAt(page, 3);
  await swipe(page, -180);
  await isAt(page, 4);
  await swipe(page, 180);
  await isAt(page, 3);
  await swipe(page, 15);
  await isAt(page, 3);
  await expect(page).toHaveURL(/moment=baby-fair-kl-03/);
  const loaded = await viewer(page)
    .locator('img')
    .evaluateAll((pictures) =>
      Promise.all((pictures as HTMLImageElement[]).map((picture) => picture.decode())),
    );
  expect(loaded).toHaveLength(3);

  await page.goBack();
  await expect(viewer(page)).toBeHidden();
  await expect(page).toHaveURL(`${product.address}/moments`);
  await expect(first).toBeFocused();
  await page.goForward();
  await isAt(page, 3);
  await page.keyboard.press('Escape');
  await expect(viewer(page)).toBeHidden();
  await expect(page).toHaveURL(`${product.address}/moments`);
});

test('The address of a picture beyond the first page opens it, and closing leads to the gallery', async ({
  product,
  page,
}) => {
  await page.goto(`${product.address}/moments?moment=toddler-play-days-16`);
  const place = viewer(page).getByRole('status');
  await expect(place).toHaveText(/ of \d+$/);
  await page.goto(`${product.address}/moments`);
  const last = await page.evaluate(async (limit) => {
    const input = encodeURIComponent(JSON.stringify({ json: { limit } }));
    const { result } = await (await fetch(`/trpc/businesses.moments.list?input=${input}`)).json();
    return result.data.json.items.at(-1).id as string;
  }, PAGE);
  await page.goto(`${product.address}/moments?moment=${last}`);
  await isAt(page, PAGE);
  await viewer(page).getByRole('button', { name: 'Close' }).click();
  await expect(viewer(page)).toBeHidden();
  await expect(page).toHaveURL(`${product.address}/moments`);
});

test('The next button loads further pictures again after a failure @worker', async ({ product, page }) => {
  await page.goto(`${product.address}/moments`);
  await waitForServiceWorker(page);
  const shown = page.locator('main [role="listitem"] a');
  await waitForHydration(page);
  const count = await shown.count();
  await product.disconnect();
  // The offline bar may appear and move the page during the click, which then presses nothing.
  await expect(async () => {
    await shown.last().click();
    await expect(viewer(page)).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await isAt(page, count);
  await expect(viewer(page).getByRole('alert')).toHaveText(/We couldn’t load more/);
  await product.reconnect();
  await expect(async () => {
    await viewer(page).getByRole('button', { name: 'Next picture' }).click();
    await expect(viewer(page).getByRole('status')).toHaveText(new RegExp(`^${count + 1} of `), {
      timeout: 1_000,
    });
  }).toPass();
});

test('The gallery keeps the pictures’ proportions and can be filtered by expo', async ({ product, page }) => {
  await page.goto(`${product.address}/moments`);
  const pictures = page.locator('main [role="listitem"] img');
  await expect(pictures).not.toHaveCount(0);
  const largestDeviation = () =>
    pictures.evaluateAll((all) =>
      Math.max(
        ...(all as HTMLImageElement[]).map((picture) => {
          const proportion = Number(picture.getAttribute('width')) / Number(picture.getAttribute('height'));
          return Math.abs(picture.clientWidth / picture.clientHeight / proportion - 1);
        }),
      ),
    );
  await expect.poll(largestDeviation).toBeLessThanOrEqual(0.03);
  await page
    .getByRole('navigation', { name: 'Expos' })
    .getByRole('link', { name: 'Toddler Play Days' })
    .click();
  await expect(page.getByText(/^All \d+$/)).toBeVisible();
});

test('On a wide screen captions name the expo and have room, and the arrows stand beside the picture', async ({
  product,
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${product.address}/moments`);
  const tiles = page.locator('main [role="listitem"]');
  await expect(tiles.first()).toContainText(/Yhello Baby Fair KL$/);
  const widths = await tiles.evaluateAll((all) => all.map((tile) => tile.getBoundingClientRect().width));
  expect(Math.min(...widths)).toBeGreaterThanOrEqual(190);
  await tiles.nth(1).getByRole('link').click();
  await isAt(page, 2);
  const boxOf = async (part: Locator) => {
    const { x, y, width, height } = (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    return { left: x, right: x + width, middle: y + height / 2 };
  };
  const picture = await boxOf(viewer(page).locator('[data-slot="current"] img'));
  const previous = await boxOf(viewer(page).getByRole('button', { name: 'Previous picture' }));
  const next = await boxOf(viewer(page).getByRole('button', { name: 'Next picture' }));
  expect(previous.right).toBeLessThan(picture.left);
  expect(next.left).toBeGreaterThan(picture.right);
  for (const { middle } of [previous, next]) expect(Math.abs(middle - picture.middle)).toBeLessThanOrEqual(4);
});

test('On tablets and wide screens every row of the gallery is as wide as the page', async ({
  product,
  page,
}) => {
  for (const width of [600, 820, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${product.address}/moments`);
    await page.getByRole('button', { name: 'Show more' }).click();
    const tiles = page.locator('main [role="listitem"]');
    await expect.poll(() => tiles.count()).toBeGreaterThan(24);
    const gaps = await tiles.evaluateAll((all) => {
      const ends = new Map<number, number>();
      for (const tile of all) {
        const { top, right } = tile.getBoundingClientRect();
        ends.set(Math.round(top), Math.max(ends.get(Math.round(top)) ?? 0, right));
      }
      const edge = document.querySelector('main [data-page-head]')?.getBoundingClientRect().right ?? 0;
      return [...ends.values()].map((end) => Math.round(edge - end)).filter((gap) => gap !== 0);
    });
    expect.soft(gaps, `${width} px`).toEqual([]);
  }
});
