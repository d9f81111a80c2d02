import type { Page } from '@playwright/test';
import { demoVisitor, signIn } from '../support/accounts.ts';
import { expect, test, waitForHydration, waitForServiceWorker } from '../support/journey-test.ts';

const MAP = '/expo/directory?expoSlug=baby-fair-kl';

const matrixOf = (page: Page) =>
  page.locator('svg:has([data-booth])').evaluate((drawing) => {
    const { a, e } = new DOMMatrix(getComputedStyle(drawing).transform);
    return { scale: a, left: e };
  });
const scaleOf = async (page: Page) => (await matrixOf(page)).scale;

test('The map shows what is on the list, leads to a booth and finds a place, also without signal @worker', async ({
  product,
  page,
}) => {
  await signIn(page.context(), product, demoVisitor);
  await page.goto(`${product.address}/`);
  await waitForServiceWorker(page);
  await page.goto(product.address + MAP);
  await waitForHydration(page);
  await expect(page.locator('[data-booth="A09"] [data-mark="list"]')).toBeVisible();
  await expect(page.getByText('On your list').first()).toBeVisible();

  await product.disconnect();
  const way = page.locator('svg path[d*="L"]').filter({ visible: true });
  await page.locator('svg [data-booth="A09"] a').click();
  await expect(page.getByRole('status').getByText('Moon & Mallow')).toBeVisible();
  await expect(way.first()).toBeVisible();
  await page.getByRole('button', { name: 'Been here' }).click();
  await expect(page.locator('[data-booth="A09"] [data-mark="visited"]')).toBeVisible();
  await expect(page.getByText(/^On your list.*Been here.*Star buys/).first()).toBeVisible();
  await page.getByRole('button', { name: 'Been here', pressed: true }).click();
  await expect(page.locator('[data-booth="A09"] [data-mark="visited"]')).toHaveCount(0);

  const places = page.getByRole('navigation', { name: 'Find a place' });
  await places.getByRole('link', { name: 'Nursing' }).click();
  await expect(page.locator('svg [data-found]')).toHaveText(/Nursing\s*room/);
  await expect(way.first()).toBeVisible();
  // Hall 1 has none: the hall that has one is shown.
  await places.getByRole('link', { name: 'First aid' }).click();
  await expect(page.locator('svg [data-found]')).toHaveText(/First\s*aid/);
  await expect(page.locator('svg [data-booth="C02"]')).toBeVisible();

  // A word that names only a place leads to it; one that names a brand, too, has both.
  const search = page.getByRole('searchbox', { name: 'Search a brand or a booth' });
  await search.fill('toilet');
  await search.press('Enter');
  await expect(page.locator('svg [data-found]').first()).toHaveText(/Toilets/);
  await search.fill('seat');
  await search.press('Enter');
  await expect(page.getByText('1 booth for “seat”')).toBeVisible();
  await page.getByRole('status').getByRole('link', { name: 'Seats' }).click();
  await expect(page.locator('svg [data-found]').first()).toHaveText(/Rest\s*area/);
});

test('The map is enlarged by buttons, keys and a double tap, and what is dragged is not chosen', async ({
  product,
  page,
}) => {
  await page.goto(product.address + MAP);
  const larger = page.getByRole('button', { name: 'Larger' });
  await expect(larger).toBeEnabled();
  expect(await scaleOf(page)).toBe(1);
  await larger.click();
  // While it still grows, the library takes its edges for somewhere else.
  await expect.poll(() => scaleOf(page)).toBeCloseTo(1.35, 2);
  await larger.press('ArrowRight');
  await expect.poll(async () => (await matrixOf(page)).left).toBeLessThan(-20);

  // A mouse or finger that moves the plan ends on a booth.
  const box = await page.locator('svg [data-booth="B14"]').boundingBox();
  if (!box) throw new Error('the booth is not on the screen');
  await page.mouse.move(box.x + 10, box.y + 10);
  await page.mouse.down();
  await page.mouse.move(box.x + 60, box.y + 40, { steps: 5 });
  await page.mouse.up();
  await expect(page).not.toHaveURL(/booth=/);

  await page.getByRole('button', { name: 'Whole hall' }).click();
  await expect.poll(() => scaleOf(page)).toBe(1);
  await expect(page.getByRole('button', { name: 'Smaller' })).toBeDisabled();
  await page.locator('svg [data-kind="stage"]').first().dblclick();
  await expect.poll(() => scaleOf(page)).toBeGreaterThan(1.5);
});
