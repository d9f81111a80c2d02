import type { Page } from '@playwright/test';
import { expect, test, waitForServiceWorker } from '../support/journey-test.ts';

const viewer = (page: Page) => page.getByRole('dialog', { name: 'Moments' });
const isAt = (page: Page, place: string) => expect(viewer(page).getByRole('status')).toHaveText(place);

/** One finger, as the browser hears it from a touch screen. */
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

test('Moments open by address, are leafed through by keys, buttons and finger, and Back closes them', async ({
  product,
  phone,
}) => {
  const page = await phone.openPage(`${product.address}/moments`);
  const first = page.locator('main a[href="/moments?moment=baby-fair-kl-01"]');
  await first.click();
  await isAt(page, '1 of 60');
  await expect(page).toHaveURL(/moment=baby-fair-kl-01/);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowRight');
  await isAt(page, '2 of 60');
  await viewer(page).getByRole('button', { name: 'Next picture' }).click();
  await isAt(page, '3 of 60');
  await swipe(page, -180);
  await isAt(page, '4 of 60');
  await swipe(page, 180);
  await isAt(page, '3 of 60');
  await swipe(page, 15);
  await isAt(page, '3 of 60');
  await expect(page).toHaveURL(/moment=baby-fair-kl-03/);
  const loaded = await viewer(page)
    .locator('img')
    .evaluateAll((pictures) => Promise.all((pictures as HTMLImageElement[]).map((one) => one.decode())));
  expect(loaded).toHaveLength(3);

  await page.goBack();
  await expect(viewer(page)).toBeHidden();
  await expect(page).toHaveURL(`${product.address}/moments`);
  await expect(first).toBeFocused();
  await page.goForward();
  await isAt(page, '3 of 60');
  await page.keyboard.press('Escape');
  await expect(viewer(page)).toBeHidden();
  await expect(page).toHaveURL(`${product.address}/moments`);
});

test('A picture far down is fetched for who was sent its address, and closing it leads to the gallery', async ({
  product,
  phone,
}) => {
  const page = await phone.openPage(`${product.address}/moments?moment=toddler-play-days-16`);
  const place = viewer(page).getByRole('status');
  await expect(place).toHaveText(/ of 60$/);
  await page.goto(`${product.address}/moments`);
  const last = await page.evaluate(async () => {
    const input = encodeURIComponent(JSON.stringify({ json: { limit: 48 } }));
    const { result } = await (await fetch(`/trpc/businesses.moments.list?input=${input}`)).json();
    return result.data.json.items.at(-1).id as string;
  });
  await page.goto(`${product.address}/moments?moment=${last}`);
  await isAt(page, '48 of 60');
  await viewer(page).getByRole('button', { name: 'Close' }).click();
  await expect(viewer(page)).toBeHidden();
  await expect(page).toHaveURL(`${product.address}/moments`);
});

test('Pictures that could not be had are asked for again by the button that leads to them', async ({
  product,
  phone,
}) => {
  const page = await phone.openPage(`${product.address}/moments`);
  await waitForServiceWorker(page);
  const shown = page.locator('main li[data-shape] a');
  const count = await shown.count();
  await product.kill();
  await shown.last().click();
  await isAt(page, `${count} of 60`);
  await expect(viewer(page).getByRole('alert')).toHaveText(/More could not be loaded/);
  await product.start();
  await expect(async () => {
    await viewer(page).getByRole('button', { name: 'Next picture' }).click();
    await expect(viewer(page).getByRole('status')).toHaveText(`${count + 1} of 60`, { timeout: 1_000 });
  }).toPass();
});

test('The gallery keeps true proportions and can be narrowed to one expo', async ({ product, phone }) => {
  const page = await phone.openPage(`${product.address}/moments`);
  const offBy = await page.locator('main li[data-shape] img').evaluateAll((pictures) =>
    (pictures as HTMLImageElement[]).map((one) => {
      const ownShape = Number(one.getAttribute('width')) / Number(one.getAttribute('height'));
      return Math.abs(one.clientWidth / one.clientHeight / ownShape - 1);
    }),
  );
  expect(offBy.length).toBeGreaterThan(10);
  for (const off of offBy) expect(off).toBeLessThanOrEqual(0.03);
  await page
    .getByRole('navigation', { name: 'Expos' })
    .getByRole('link', { name: 'Toddler Play Days' })
    .click();
  await expect(page.getByText('All 16')).toBeVisible();
});
