import type { Page } from '@playwright/test';
import { demoVisitor, signIn } from '../support/accounts.ts';
import { expect, test, waitForHydration, waitForServiceWorker } from '../support/journey-test.ts';

const MAP = '/expo/directory?expoSlug=baby-fair-kl';

const matrixOf = (page: Page) =>
  page.locator('svg:has([data-booth])').evaluate((drawing) => {
    const { a, e } = new DOMMatrix(getComputedStyle(drawing).transform);
    return { scale: a, left: e };
  });
const isAbove = (page: Page, upper: string, lower: string) =>
  page.evaluate(
    ([one, other]) => {
      const [a, b] = [one, other].map((selector) =>
        document.querySelector(selector)?.getBoundingClientRect(),
      );
      return a !== undefined && b !== undefined && a.bottom <= b.top && a.bottom <= innerHeight;
    },
    [upper, lower] as const,
  );
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
  const route = page.locator('svg path[d*="L"]').filter({ visible: true });
  await page.locator('svg [data-booth="A09"] a').click();
  await expect(page.getByRole('status').getByText('Moon & Mallow')).toBeVisible();
  await expect(route.first()).toBeVisible();
  await page.getByRole('button', { name: 'Been here' }).click();
  await expect(page.locator('[data-booth="A09"] [data-mark="visited"]')).toHaveCount(1);
  await expect(page.locator('[data-bottom-sheet]').getByText('On your list: Night light')).toBeVisible();
  await page.getByRole('link', { name: 'Close' }).click();
  await expect(page.getByText(/Star buys.*On your list.*Been here/).first()).toBeVisible();
  await page.locator('svg [data-booth="A09"] a').click();
  await page.getByRole('button', { name: 'Been here', pressed: true }).click();
  await expect(page.locator('[data-booth="A09"] [data-mark="visited"]')).toHaveCount(0);

  const places = page.getByRole('navigation', { name: 'Find a place' });
  await places.getByRole('link', { name: 'Nursing' }).click();
  await expect(page.locator('svg [data-found]')).toHaveText(/Nursing\s*room/);
  await expect(route.first()).toBeVisible();
  // Hall 1 has none: the hall that has one is shown.
  await places.getByRole('link', { name: 'First aid' }).click();
  await expect(page.locator('svg [data-found]')).toHaveText(/First\s*aid/);
  await expect(page.locator('svg [data-booth="C02"]')).toBeVisible();

  // The name of a place leads to it, whatever brands say of themselves, and so does a word that only places have. One
  // that brands have, too, shows both.
  const search = page.getByRole('searchbox', { name: 'Brand or booth' });
  await search.fill('toilet');
  await search.press('Enter');
  await expect(page.locator('svg [data-found]').first()).toHaveText(/Toilets/);
  await search.fill('water');
  await search.press('Enter');
  await expect(page.locator('svg [data-found]').first()).toHaveText(/Water/);
  await expect(page.getByRole('status').getByText(/Also \d booths?, in the list/)).toBeVisible();
  await page
    .getByRole('list', { name: 'Booths' })
    .getByRole('link', { name: 'On the map: booth B12' })
    .click();
  await expect(page.getByRole('status').getByText('Booth B12')).toBeVisible();
  await search.fill('main stage');
  await search.press('Enter');
  await expect(page.getByText('Main stage: Hall 1.')).toBeVisible();
  await search.fill('seat');
  await search.press('Enter');
  await expect(page.getByText('1 booth for “seat”')).toBeVisible();
  await page.getByRole('status').getByRole('link', { name: 'Rest area' }).click();
  await expect(page.locator('svg [data-found]').first()).toHaveText(/Rest\s*area/);
});

test('A place that was searched is found in each hall, and a tap puts it away or leads on to a booth', async ({
  product,
  page,
}) => {
  await page.goto(`${product.address}${MAP}&text=nursing`);
  await waitForHydration(page);
  const found = page.locator('svg [data-found]');
  const halls = page.getByRole('navigation', { name: 'Halls' });
  const answer = page.getByText('Nursing room: Hall 1 and Hall 2.');
  await expect(answer).toBeVisible();
  await halls.getByRole('link', { name: 'Hall 2' }).click();
  await expect(page.locator('svg [data-booth="C02"]')).toBeVisible();
  await expect(found).toHaveText(/Nursing\s*room/);
  await found.getByRole('link', { includeHidden: true }).click();
  await expect(answer).toHaveCount(0);
  await expect(found).toHaveCount(0);
  await expect(page.locator('svg [data-booth="C02"]')).toBeVisible();

  await page.goto(`${product.address}${MAP}&text=nursing`);
  await waitForHydration(page);
  await page.locator('svg [data-booth="B07"] a').click();
  await expect(page.getByRole('status').getByText('Booth B07')).toBeVisible();
  await expect(page.getByText('No booths match')).toHaveCount(0);
  await expect(page.locator('svg [data-dimmed]')).toHaveCount(0);
});

test('A phone’s plan has the visitor’s first sign and the star in each booth, apart, and all once it is enlarged', async ({
  product,
  page,
}) => {
  await signIn(page.context(), product, demoVisitor);
  await page.goto(product.address + MAP);
  const signs = page.locator('svg [data-mark]').filter({ visible: true });
  const ofBooth = (code: string) =>
    page.locator(`[data-booth="${code}"] [data-mark]`).filter({ visible: true });
  await expect(ofBooth('A09')).toHaveCount(2);
  const kinds = await ofBooth('A09').evaluateAll((all) => all.map((sign) => sign.getAttribute('data-mark')));
  expect(kinds).toEqual(['star-buys', 'list']);
  const outside = await signs.evaluateAll((all) =>
    all
      .filter((sign) => {
        const [a, b] = [sign.querySelector('circle'), sign.parentElement?.querySelector('polygon')].map(
          (part) => part?.getBoundingClientRect(),
        );
        return !a || !b || a.left < b.left || a.right > b.right || a.top < b.top || a.bottom > b.bottom;
      })
      .map((sign) => sign.parentElement?.getAttribute('data-booth')),
  );
  expect(outside).toEqual([]);
  const touching = await signs.evaluateAll((all) => {
    const boxes = all.map((sign) => sign.querySelector('circle')?.getBoundingClientRect());
    return boxes.flatMap((a, i) =>
      boxes
        .slice(i + 1)
        .filter((b) => a && b && Math.hypot(a.x - b.x, a.y - b.y) < (a.width + b.width) / 2)
        .map(() => all[i]?.parentElement?.getAttribute('data-booth')),
    );
  });
  expect(touching).toEqual([]);
  const legend = page
    .getByRole('listitem')
    .filter({ hasText: /^.\s*(On your list|You follow|Been here|Star buys)$/ });
  await expect(legend).toHaveCount(4);
  const lines = await legend.evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top));
  expect(new Set(lines).size).toBe(2);
  for (const _ of [1, 2]) await page.getByRole('button', { name: 'Larger' }).click();
  await expect(ofBooth('A09')).toHaveCount(3);
});

test('Back leaves the map however many booths were looked at, and a card can be closed', async ({
  product,
  page,
}) => {
  const expo = `${product.address}/expo?expoSlug=baby-fair-kl`;
  await page.goto(expo);
  await page.goto(product.address + MAP);
  await waitForHydration(page);
  const booth = (code: string) => page.locator(`svg [data-booth="${code}"] a`);
  const close = page.getByRole('link', { name: 'Close' });
  const said = page.getByRole('status');
  await booth('B07').click();
  await expect(said.getByText('Booth B07')).toBeVisible();
  // A screen reader announces the booth, and not what can be done with it.
  await expect(said.getByRole('link')).toHaveCount(0);
  await expect(said.getByRole('button')).toHaveCount(0);
  await close.click();
  await expect(close).toHaveCount(0);
  await booth('B07').click();
  await booth('A05').click();
  await expect(said.getByText('Booth A05')).toBeVisible();
  await booth('A05').click();
  await expect(close).toHaveCount(0);
  await page.locator('svg [data-kind="stage"] a').first().click();
  await expect(page).toHaveURL(/place=/);
  await booth('B12').click();
  await booth('B07').click();
  await expect(said.getByText('Booth B07')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(expo);
});

test('The card of a booth can be closed with a thumb, and by keyboard without losing the place on the page', async ({
  product,
  page,
}) => {
  await page.goto(`${product.address}${MAP}&text=b07`);
  await waitForHydration(page);
  const close = page.getByRole('link', { name: 'Close' });
  const box = await close.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await close.press('Enter');
  await expect(close).toHaveCount(0);
  await expect(page.locator(':focus')).toHaveText('On the map: booth B07');
});

test('Who chooses a booth in the list by keyboard goes on in its card, and from there back in the list', async ({
  product,
  page,
}) => {
  // As the menu leads to it, without naming the expo.
  await page.goto(`${product.address}/expo/directory`);
  await waitForHydration(page);
  await page.getByRole('link', { name: 'On the map: booth B12' }).press('Enter');
  await expect(page.locator(':focus')).toContainText('Booth B12');
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveText(/^See brand/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: 'Close' })).toHaveCount(0);
  await expect(page.locator(':focus')).toHaveText('On the map: booth B12');
});

test('A place without a chip is found by keyboard, and so is one of the same kind in another hall', async ({
  product,
  page,
}) => {
  await page.goto(`${product.address}${MAP}`);
  await waitForHydration(page);
  const corner = page.getByRole('region', { name: 'Places in Hall 1' }).getByRole('link', {
    name: 'Feeding corner',
  });
  await corner.press('Enter');
  await expect(page.getByRole('status').getByText('Feeding corner: Hall 1.')).toBeVisible();
  await expect(page.locator('svg [data-found]')).toHaveText(/Feeding\s*corner/);
  await expect(corner).toBeFocused();
  await expect(corner).toHaveAttribute('aria-current', 'true');

  await page
    .getByRole('navigation', { name: 'Find a place' })
    .getByRole('link', { name: 'Food' })
    .press('Enter');
  await page.getByRole('status').getByRole('link', { name: 'Hall 2' }).press('Enter');
  await expect(page.locator('svg [data-found]')).toHaveText(/Noodle\s*bar/);
  await expect(page.getByRole('region', { name: 'Places in Hall 2' })).toBeVisible();
});

test('The list of exhibitors says of each what the map says of it', async ({ product, page }) => {
  await signIn(page.context(), product, demoVisitor);
  const notes = async (address: string) => {
    await page.goto(product.address + address);
    const row = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Moon & Mallow' }) });
    const note = row.getByRole('paragraph').last();
    await expect(note).toContainText(/On your list.*You follow/);
    return note.textContent();
  };
  const onMap = await notes(MAP);
  await expect.poll(() => notes('/exhibitors?expoSlug=baby-fair-kl')).toBe(onMap);
});

test('On a phone the hint is read before the plan, and the buttons stand on the card of a booth', async ({
  product,
  page,
}) => {
  await page.goto(product.address + MAP);
  await waitForHydration(page);
  const plan = page.locator('svg:has([data-booth])');
  const hint = page.getByText(/^Choose a booth to see who’s there\.$/);
  const buttons = page.getByRole('group', { name: 'Size of the plan' });
  const topOf = async (locator: typeof plan) => (await locator.boundingBox())?.y ?? Number.NaN;
  expect(await topOf(hint)).toBeLessThan(await topOf(plan));
  await expect(buttons).toBeVisible();
  const before = await topOf(plan);
  const scrolled = await page.evaluate(() => scrollY);
  await page.locator('svg [data-booth="A05"] a').dispatchEvent('click');
  await expect(page.getByRole('status').getByText('Booth A05')).toBeVisible();
  await expect(hint).toBeHidden();
  await expect.poll(() => isAbove(page, '[role="group"]', '[data-bottom-sheet]')).toBe(true);
  await expect
    .poll(async () => (await topOf(plan)) + (await page.evaluate(() => scrollY)))
    .toBeCloseTo(before + scrolled, 0);
  await page.getByRole('link', { name: 'Close' }).click();
  await expect(buttons).toBeVisible();

  await test.step('The line of a search takes the place of the hint, and the field is not behind the header', async () => {
    const search = page.getByRole('searchbox');
    await page.evaluate(() => scrollTo(0, 400));
    await search.evaluate((field) => field.focus({ preventScroll: true }));
    await page.keyboard.type('toilet');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Toilets: Hall 1 and Hall 2.')).toBeVisible();
    const header = await page.getByRole('banner').boundingBox();
    const form = page.getByRole('search').locator('form');
    expect((await form.boundingBox())?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
    expect((await topOf(plan)) + (await page.evaluate(() => scrollY))).toBeCloseTo(before + scrolled, 0);
  });
});

test('On a phone no card lies over its booth, however the booth was chosen', async ({ product, page }) => {
  const isInSight = () =>
    page.evaluate(() => {
      const boxOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
      const [booth, route, buttons] = ['[data-selected]', '[data-route]', '[role="group"]'].map(boxOf);
      const header = document.querySelector('header:not(main *)')?.getBoundingClientRect();
      if (!booth || !route || !buttons || !header) return 'something is missing';
      if (booth.top < header.bottom) return 'the booth is above the screen';
      return booth.bottom <= buttons.top || 'the booth is behind the card';
    });
  // Holds with the bars of a browser, too, and on the smallest phones.
  for (const [width, height] of [
    [390, 844],
    [390, 664],
    [320, 568],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(`${product.address}${MAP}&booth=C21&text=seat`);
    await expect.poll(isInSight).toBe(true);
    await page.goto(`${product.address}${MAP}&hall=Hall+2`);
    await waitForHydration(page);
    await page.locator('svg [data-booth="C24"] a').dispatchEvent('click');
    await expect(page.getByRole('status').getByText('Booth C24')).toBeVisible();
    await expect.poll(isInSight).toBe(true);
    await page.getByRole('searchbox').fill('B20');
    await page.getByRole('searchbox').press('Enter');
    await expect(page.getByRole('status').getByText('Booth B20')).toBeVisible();
    await expect.poll(isInSight).toBe(true);
    expect(await isAbove(page, '[role="group"]', '[data-bottom-sheet]')).toBe(true);
  }
});

test('An enlarged plan moves until the chosen booth is wholly in its frame', async ({ product, page }) => {
  await page.goto(`${product.address}${MAP}&booth=A09`);
  await page.getByRole('button', { name: 'Larger' }).click();
  await expect.poll(() => scaleOf(page)).toBeCloseTo(1.35, 2);
  const cutOff = () =>
    page.evaluate(() => {
      const booth = document.querySelector('[data-booth="A03"] polygon');
      const frame = booth?.closest('svg')?.parentElement;
      return booth && frame ? frame.getBoundingClientRect().left - booth.getBoundingClientRect().left : null;
    });
  expect(await cutOff()).toBeGreaterThan(5);
  await page.locator('svg [data-booth="A03"] a').dispatchEvent('click');
  await expect.poll(cutOff).toBeLessThanOrEqual(1);
  await expect.poll(() => scaleOf(page)).toBeCloseTo(1.35, 2);
});

test('A past expo is the chosen one among the expos', async ({ product, page }) => {
  await page.goto(`${product.address}/exhibitors?expoSlug=mother-and-baby-shah-alam`);
  const chips = page.getByRole('navigation', { name: 'Expos', exact: true }).getByRole('link');
  await expect(chips.and(page.locator('[aria-current="true"]'))).toHaveText(/Shah Alam/);
  await expect(chips.first()).toHaveText(/Shah Alam/);
});

test('The list below the map has what a search found, and says where there is no other', async ({
  product,
  page,
}) => {
  const listed = (name: string) =>
    page.getByRole('list', { name: 'Booths' }).getByRole('link', { name, exact: true });
  await page.goto(`${product.address}${MAP}&text=feeding`);
  await expect(listed('Bekal')).toBeVisible();
  await expect(listed('Little Sprout')).toBeVisible();
  await expect(listed('Kaki-Kaki')).toHaveCount(0);
  // The card has the only one.
  await page.goto(`${product.address}${MAP}&booth=C21&text=seat`);
  await expect(page.getByText('No other booth matches your search.')).toBeVisible();
  await expect(listed('Rollo Strollers')).toHaveCount(0);
  await expect(listed('Snugride')).toHaveCount(0);
  await page.goto(`${product.address}${MAP}&text=zebra`);
  await expect(page.getByText('No booths match “zebra”.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'All of Hall 1', exact: true })).toBeVisible();
  await expect(listed('Bekal')).toBeVisible();
});

test('A search lists also whom it found in another hall, and finds a booth in any spelling', async ({
  product,
  page,
}) => {
  await page.goto(`${product.address}${MAP}&text=play`);
  await waitForHydration(page);
  const chosen = page.locator('[data-bottom-sheet]');
  const status = page.getByRole('status');
  await expect(chosen.getByText(/^Hall 2/)).toBeVisible();
  await expect(status.getByText(/^\d booths for “play”: \d in Hall 1 and \d in Hall 2\./)).toBeVisible();
  await status.getByRole('link', { name: /^\d in Hall 1$/ }).click();
  await expect(chosen.getByText(/^Hall 1/)).toBeVisible();
  await status.getByRole('link', { name: /^\d in Hall 2$/ }).click();
  await expect(chosen.getByText(/^Hall 2/)).toBeVisible();
  const inHall1 = page
    .getByRole('list', { name: 'Booths' })
    .getByRole('link', { name: /^On the map: booth [AB]/ });
  await inHall1.first().click();
  await expect(chosen.getByText(/^Hall 1/)).toBeVisible();
  const search = page.getByRole('searchbox', { name: 'Brand or booth' });
  for (const typed of ['hall 1, b 14', 'B-14', 'Hall 1 · Booth B14']) {
    await search.fill(typed);
    await search.press('Enter');
    await expect(page.getByText(`1 booth for “${typed}”.`)).toBeVisible();
    await expect(page.getByRole('status').getByText('Little Sprout')).toBeVisible();
  }
});

test('On a desktop the card beside the plan is of the chosen place, and can be put away', async ({
  product,
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${product.address}${MAP}&place=stage`);
  await waitForHydration(page);
  const card = page.locator('[data-place]');
  await expect(card.getByText(/^Stages:$/)).toBeVisible();
  await expect(card.getByText(/Main stage.*Play arena/)).toBeVisible();
  const hint = page.getByText(/^Choose a booth to see who’s there, or search/);
  await expect(hint).toHaveCount(0);
  await page.locator('svg [data-kind="food"] a').first().click();
  await expect(card.getByText(/^Café:$/)).toBeVisible();
  await expect(card.getByText('Food', { exact: true })).toBeVisible();
  await expect(page.getByRole('status').getByRole('link', { name: 'Close' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Close' }).press('Enter');
  await expect(card).toHaveCount(0);
  await expect(hint).toBeVisible();
  await expect(page.locator(':focus')).toHaveText(/^Choose a booth/);
});

test('On a desktop the plan fills its frame and fits the screen, and its card holds all that belongs to it', async ({
  product,
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${product.address}${MAP}&booth=B09`);
  await waitForHydration(page);
  const box = async (selector: string) => {
    const found = await page.locator(selector).boundingBox();
    if (!found) throw new Error(`there is no ${selector}`);
    return { ...found, right: found.x + found.width, bottom: found.y + found.height };
  };
  const plan = await box('svg:has([data-booth])');
  expect(plan.width).toBeLessThan((await box('main > div')).width * 0.65);
  // Beside it are only the buttons, in a narrow strip.
  const drawnWidth = await page
    .locator('svg:has([data-booth])')
    .evaluate((svg: SVGSVGElement) => svg.viewBox.baseVal.width * (svg.getScreenCTM()?.a ?? 0));
  expect(drawnWidth).toBeGreaterThan(plan.width * 0.8);
  expect(drawnWidth).toBeGreaterThan(1280 * 0.34);
  expect(plan.height).toBeLessThanOrEqual(800 - (await box('header:not(main *)')).height);
  const card = await box('[data-bottom-sheet]');
  const close = await box('[data-bottom-sheet] a[aria-label="Close"]');
  const brand = await box('[data-bottom-sheet] a:not([aria-label])');
  expect(close.right).toBeLessThanOrEqual(card.right);
  expect(close.y).toBeGreaterThanOrEqual(card.y);
  expect(close.x >= brand.right || close.bottom <= brand.y).toBe(true);
  // All of it is in sight at once, and the card beside it too.
  for (const part of [plan, card]) expect(part.bottom).toBeLessThanOrEqual(800);
  expect(plan.y).toBeLessThan(120);
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
  // On a busy machine the two taps may be too far apart.
  await expect(async () => {
    await page.locator('svg [data-kind="stage"]').first().dblclick();
    await expect.poll(() => scaleOf(page), { timeout: 2_000 }).toBeGreaterThan(1.5);
  }).toPass();
});

test('A double tap on a booth chooses it, and keeps it and the search while it enlarges', async ({
  product,
  page,
}) => {
  await page.goto(`${product.address}${MAP}&text=cloudnap`);
  await expect(page.getByRole('button', { name: 'Larger' })).toBeEnabled();
  // The second click is dispatched once the link would deselect the booth. Its timestamp is that of a double tap.
  await page.locator('svg [data-booth="B07"] a').evaluate(async (link) => {
    const { x: clientX, y: clientY } = link.getBoundingClientRect();
    const tap = () => new MouseEvent('click', { bubbles: true, cancelable: true, clientX, clientY });
    const [first, second] = [tap(), tap()];
    const former = link.getAttribute('href');
    link.dispatchEvent(first);
    while (link.getAttribute('href') === former) await new Promise(requestAnimationFrame);
    link.dispatchEvent(second);
  });
  await expect.poll(() => scaleOf(page)).toBeGreaterThan(1.5);
  await expect(page.getByRole('status').getByText('Booth B07')).toBeVisible();
  await expect(page).toHaveURL(/text=cloudnap&booth=B07$/);
});

test('A pinch enlarges the map as far as the fingers go apart', async ({ product, page }) => {
  await page.goto(product.address + MAP);
  await expect(page.getByRole('button', { name: 'Larger' })).toBeEnabled();
  await page.locator('svg:has([data-booth])').scrollIntoViewIfNeeded();
  const box = await page.locator('svg:has([data-booth])').boundingBox();
  if (!box) throw new Error('the map is not on the screen');
  const middle = { x: box.x + box.width / 2, y: box.y + 200 };
  const touch = await page.context().newCDPSession(page);
  await touch.send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 2 });
  const fingers = (apart: number) =>
    [-1, 1].map((side) => ({ x: middle.x + (side * apart) / 2, y: middle.y, id: side + 1 }));
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart?: number) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints: apart ? fingers(apart) : [] });
  await send('touchStart', 80);
  for (const apart of [110, 150, 200, 240]) await send('touchMove', apart);
  await send('touchEnd');
  await expect.poll(() => scaleOf(page)).toBeCloseTo(3, 1);
  await send('touchStart', 240);
  for (const apart of [200, 160, 120]) await send('touchMove', apart);
  await send('touchEnd');
  await expect.poll(() => scaleOf(page)).toBeCloseTo(1.5, 1);
});

test('On a phone on its side the card of a booth is one low row, whatever there is for the visitor', async ({
  product,
  page,
}) => {
  await signIn(page.context(), product, demoVisitor);
  for (const [width, height] of [
    [844, 390],
    [667, 375],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(`${product.address}${MAP}&booth=C18`);
    await expect(page.getByText(/^.\s*On your list: /)).toBeVisible();
    const box = await page.locator('[data-bottom-sheet]').boundingBox();
    expect(box?.height).toBeLessThanOrEqual(height / 3);
    const place = await page.locator('[data-bottom-sheet]').getByText('Hall 2 · Booth C18').boundingBox();
    const legend = await page.getByText(/^.\s*On your list: /).boundingBox();
    expect(legend?.y).toBeGreaterThanOrEqual((place?.y ?? 0) + (place?.height ?? 0));
  }
});

test('An enlarged plan still fills its frame after the phone is turned, around what was in the middle', async ({
  product,
  page,
}) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto(product.address + MAP);
  const smaller = page.getByRole('button', { name: 'Smaller' });
  const larger = page.getByRole('button', { name: 'Larger' });
  await expect(larger).toBeEnabled();
  await larger.click();
  await expect(smaller).toBeEnabled();
  for (let i = 0; i < 4; i++) await larger.click();
  for (let i = 0; i < 8; i++) await smaller.press('ArrowRight');
  for (let i = 0; i < 3; i++) await smaller.press('ArrowDown');
  /** How far each edge of the drawing lies inside its frame, and the booths by their distance to its middle. */
  const seen = () =>
    page.locator('svg:has([data-booth])').evaluate((drawing) => {
      const frame = (drawing.parentElement as HTMLElement).getBoundingClientRect();
      const { left, right, top, bottom } = drawing.getBoundingClientRect();
      const distance = (booth: Element) => {
        const box = booth.getBoundingClientRect();
        return Math.hypot(
          box.x + box.width / 2 - frame.x - frame.width / 2,
          box.y + box.height / 2 - frame.y - frame.height / 2,
        );
      };
      const booths = [...drawing.querySelectorAll('[data-booth]')].toSorted(
        (a, b) => distance(a) - distance(b),
      );
      return {
        width: frame.width,
        gap: Math.max(left - frame.left, frame.right - right, top - frame.top, frame.bottom - bottom),
        nearest: booths.slice(0, 6).map((booth) => booth.getAttribute('data-booth')),
      };
    });
  const before = await seen();
  expect(before.gap).toBeLessThanOrEqual(2);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(async () => (await seen()).width).toBeLessThan(400);
  await expect.poll(async () => (await seen()).gap).toBeLessThanOrEqual(2);
  expect((await seen()).nearest).toContain(before.nearest[0]);
});

test('A plan is enlarged around the booth that was chosen', async ({ product, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${product.address}${MAP}&booth=B12`);
  await waitForHydration(page);
  const booth = page.locator('[data-selected]');
  const larger = page.getByRole('button', { name: 'Larger' });
  await expect(larger).toBeEnabled();
  for (let i = 0; i < 3; i++) await larger.click();
  await expect.poll(() => scaleOf(page)).toBeGreaterThan(2);
  await expect(booth).toBeInViewport({ ratio: 0.9 });
  const plan = await page.locator('div:has(> svg [data-selected])').boundingBox();
  const { x = 0, width = 0 } = (await booth.boundingBox()) ?? {};
  expect(x).toBeGreaterThanOrEqual(plan?.x ?? 0);
  expect(x + width).toBeLessThanOrEqual((plan?.x ?? 0) + (plan?.width ?? 0));
});

for (const width of [390, 820, 1440])
  test(`At ${width} px the labels of the plan grow with the reader’s size of text, and stay inside`, async ({
    product,
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const labels = async () => {
      await page.locator('svg [data-booth] text').first().waitFor();
      return page.locator('svg g:has(polygon)').evaluateAll((groups) =>
        groups.flatMap((group) => {
          const outline = group.querySelector('polygon')?.getBoundingClientRect();
          const text = [...group.querySelectorAll('text')].find(
            (one) => one.checkVisibility() && !one.closest('[data-mark]'),
          );
          const label = text?.getBoundingClientRect();
          if (!outline || !label) return [];
          const isInside = label.left >= outline.left - 0.5 && label.right <= outline.right + 0.5;
          return [{ name: text?.textContent, height: label.height, isInside }];
        }),
      );
    };
    await page.goto(product.address + MAP);
    const usual = await labels();
    await page.locator('html').evaluate((html) => html.style.setProperty('font-size', '200%'));
    const large = await labels();
    expect(large.filter(({ isInside }) => !isInside)).toEqual([]);
    expect(large.length).toBe(usual.length);
    for (const [at, { name, height }] of usual.entries())
      expect(large[at]?.height, name ?? '').toBeGreaterThan(height);
  });
