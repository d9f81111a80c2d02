import type { Page } from '@playwright/test';
import { demoVisitor, signIn, signUp } from '../support/accounts.ts';
import { expect, test, waitForHydration } from '../support/journey-test.ts';

// What stands in for content that is on its way, that could not be loaded, or that was saved on the device.

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };
const ANSWERED = /\/(trpc|api)\//;
const SHAPE = 'main [role="status"][data-shape]';
const EXPO = '?expoSlug=baby-fair-kl';

/** A page that is opened has the data of the server: only a move inside the app loads. */
async function moveTo(page: Page, address: string, path: string) {
  await page.goto(`${address}/terms-of-use`);
  await waitForHydration(page);
  await page.evaluate((to) => history.pushState(null, '', to), path);
}

/** Runs in the page: lines that take their space and show nothing. */
const blankLines = () =>
  [...document.querySelectorAll<HTMLElement>('main p')]
    .filter(
      (line) =>
        line.textContent.trim() === '' &&
        line.childElementCount === 0 &&
        line.getBoundingClientRect().height > 10 &&
        getComputedStyle(line, '::before').content === 'none',
    )
    .map(({ parentElement }) => parentElement?.outerHTML.slice(0, 80));

for (const size of [PHONE, DESKTOP])
  test(`While a page loads, no line is left blank, on a screen ${size.width} px wide`, async ({
    product,
    page,
    context,
  }) => {
    await page.setViewportSize(size);
    await signIn(context, product, demoVisitor);
    await page.route(ANSWERED, () => {});
    for (const path of [
      `/expo/starbuy${EXPO}`,
      `/expo/directory${EXPO}`,
      `/exhibitors${EXPO}`,
      '/shopping-list',
      '/account?page=expo-check-in',
      '/my-rewards?tab=summary',
      '/privacy-policy',
    ]) {
      await moveTo(page, product.address, path);
      await page.locator(SHAPE).first().waitFor();
      expect.soft(await page.evaluate(blankLines), path).toEqual([]);
    }
  });

test('While an article loads, its title and its paragraphs can be told apart', async ({ product, page }) => {
  await page.route(ANSWERED, () => {});
  await moveTo(page, product.address, '/articles/newborn-sleep-in-the-tropics');
  const blocks = page.locator(`${SHAPE} > [aria-hidden]`);
  await blocks.first().waitFor({ state: 'attached' });
  const sizes = await blocks.evaluateAll((all) =>
    all.map((block) => [block.clientWidth, block.clientHeight] as const),
  );
  expect(sizes[0]?.[1]).toBeGreaterThan(14);
  const lines = sizes.slice(3).map(([width]) => width);
  const full = Math.max(...lines);
  // No more than five lines without a short one.
  const runs = lines.map((width) => (width < full * 0.8 ? '|' : '-')).join('');
  expect(runs).toMatch(/^-{2,5}\|/);
  expect(runs).not.toMatch(/-{6}/);
});

test('While points load, the history has its place, and the bars are in the middle of their cells', async ({
  product,
  page,
  context,
}) => {
  await signIn(context, product, demoVisitor);
  await page.route(ANSWERED, () => {});
  await moveTo(page, product.address, '/my-rewards?tab=summary');
  await expect(page.getByRole('region', { name: 'Points history' }).locator('[data-shape]')).toBeVisible();
  for (const size of [PHONE, DESKTOP]) {
    await page.setViewportSize(size);
    const spaces = await page
      .locator('[data-shape="row-rewards"] > [aria-hidden]')
      .first()
      .evaluate((cell) =>
        ['::before', '::after'].map((part) => {
          const { top, bottom, marginTop, marginBottom } = getComputedStyle(cell, part);
          return [parseFloat(top) + parseFloat(marginTop), parseFloat(bottom) + parseFloat(marginBottom)];
        }),
      );
    for (const [above = 0, below = 0] of spaces)
      expect.soft(Math.abs(above - below), `${size.width} px`).toBeLessThanOrEqual(2);
  }
});

test('While a list loads, its fields are as round as they will be', async ({ product, page, context }) => {
  await signIn(context, product, demoVisitor);
  await page.route(ANSWERED, () => {});
  await moveTo(page, product.address, '/shopping-list');
  const shapes = page.locator('[data-shape="rows-adding"] > [aria-hidden]');
  const radius = (element: Element) => getComputedStyle(element).borderTopLeftRadius;
  await shapes.nth(2).waitFor();
  // In one call: what is rendered again between two would have no style.
  const expected = await shapes.evaluateAll((all) =>
    all.slice(1, 3).map((element) => getComputedStyle(element).borderTopLeftRadius),
  );
  await page.unroute(ANSWERED);
  await page.goto(`${product.address}/shopping-list`);
  const field = page.getByLabel('What do you need?');
  expect(expected).toEqual(Array(2).fill(await field.evaluate(radius)));
});

for (const answer of ['comes', 'fails'] as const)
  test(`On home the next talk has its place while it loads, and keeps it when it ${answer}`, async ({
    product,
    page,
    context,
  }) => {
    // A talk that is saved is shown from the agenda.
    await signUp(context, product);
    let answered = () => {};
    const held = new Promise<void>((resolve) => {
      answered = resolve;
    });
    await page.route(
      (url) => url.href.includes('expos.detail'),
      async (route) => {
        await held;
        await (answer === 'comes' ? route.continue() : route.fulfill({ status: 400, json: [] })).catch(
          () => {},
        );
      },
    );
    await page.goto(product.address);
    const points = page.locator('main li:has(svg)', { hasText: /^Points/ }).first();
    const place = page.locator('main ul > li:empty');
    await expect(place).toHaveCount(1);
    const before = await points.boundingBox();
    const tile = await place.boundingBox();
    expect(tile?.height).toBeGreaterThanOrEqual(52);
    expect((tile?.y ?? 0) + (tile?.height ?? 0)).toBeLessThan(before?.y ?? 0);
    answered();
    await expect(place).toHaveCount(0);
    // The rows share their place: one more line in the talk's tile moves the others by a few px.
    const after = await points.boundingBox();
    expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThanOrEqual(8);
  });

test('What a page says of its saved copy is as far from its content on every page', async ({
  product,
  page,
  context,
}) => {
  await signIn(context, product, demoVisitor);
  for (const [size, gap] of [
    [PHONE, 16],
    [DESKTOP, 24],
  ] as const) {
    await page.setViewportSize(size);
    for (const path of [
      '/brands/little-sprout',
      '/wishlist',
      '/articles',
      `/expo/starbuy${EXPO}`,
      '/account',
    ]) {
      await page.goto(product.address + path);
      await page.waitForLoadState('networkidle');
      await context.setOffline(true);
      const note = page.locator('main p', { hasText: 'Saved on this device, as of' }).first();
      await note.waitFor();
      expect
        .soft(
          await note.evaluate(
            (element) =>
              (element.nextElementSibling?.getBoundingClientRect().top ?? Number.NaN) -
              element.getBoundingClientRect().bottom,
          ),
          `${path} at ${size.width} px`,
        )
        .toBeCloseTo(gap, 0);
      await context.setOffline(false);
    }
  }
});

test('What failed below other content is on the first screen with its button', async ({
  product,
  page,
  context,
}) => {
  await signIn(context, product, demoVisitor);
  await page.route(ANSWERED, (route) =>
    /\/api\/(user|shopping)\//.test(route.request().url())
      ? route.continue()
      : route.fulfill({ status: 400, json: {} }),
  );
  for (const [path, sizes] of [
    [`/expo${EXPO}`, [PHONE, { width: 1280, height: 800 }]],
    ['/', [PHONE, { width: 1280, height: 800 }]],
  ] as const)
    for (const size of sizes) {
      await page.setViewportSize(size);
      await moveTo(page, product.address, path);
      await expect
        .soft(page.getByRole('button', { name: 'Try again' }).first(), `${path} at ${size.width} px`)
        .toBeInViewport({ ratio: 1 });
    }
});

test('The heading of what failed has one size', async ({ product, page }) => {
  await page.route(ANSWERED, (route) => route.fulfill({ status: 400, json: {} }));
  for (const size of [PHONE, DESKTOP]) {
    await page.setViewportSize(size);
    const sizes = new Set<string>();
    for (const path of [
      '/articles',
      '/articles/newborn-sleep-in-the-tropics',
      '/brands/little-sprout',
      '/products/anti-colic-bottle-3-pack',
    ]) {
      await moveTo(page, product.address, path);
      const heading = page.getByRole('heading', { name: 'didn’t load' });
      sizes.add(await heading.evaluate((element) => getComputedStyle(element).fontSize));
    }
    expect([...sizes]).toHaveLength(1);
  }
});
