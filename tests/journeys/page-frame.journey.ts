import { chromium } from '@playwright/test';
import { CHROMIUM_FLAGS, ensureHeadlessChromium } from '../../scripts/chromium.mjs';
import { demoVisitor, signIn } from '../support/accounts.ts';
import { expect, test, waitForHydration } from '../support/journey-test.ts';

// What moves is part of what is tried.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const DESKTOP = { width: 1280, height: 800 };

test('The expo dropdown lists this year’s expos and closes at a press elsewhere', async ({
  product,
  page,
}) => {
  await page.setViewportSize(DESKTOP);
  await page.goto(product.address);
  const nav = page.getByRole('navigation', { name: 'Main' });
  await nav.getByText('Expos', { exact: true }).click();
  const lines = nav.getByRole('listitem');
  await expect(lines.filter({ hasText: '(Coming Soon)' }).first()).toBeVisible();
  await expect(lines.filter({ hasText: '(Coming Soon)' }).getByRole('link')).toHaveCount(0);
  await expect(lines.filter({ hasText: /^Past Expos$/ })).toBeVisible();
  const texts = await lines.allInnerTexts();
  expect(texts.indexOf('Coming Soon')).toBeGreaterThan(0);
  expect(texts.indexOf('Past Expos')).toBeGreaterThan(texts.indexOf('Coming Soon'));
  expect(texts.filter((text) => /\(\d{1,2} (\w{3} )?- \d{1,2} \w{3}/.test(text)).length).toBeGreaterThan(0);

  // A point without list or link. The list opens without JavaScript, so hydration may still be to come.
  await expect(async () => {
    await page.mouse.click(8, 600);
    await expect(lines.first()).toBeHidden({ timeout: 500 });
  }).toPass();
  await nav.getByText('Expos', { exact: true }).click();
  await page.keyboard.press('Escape');
  await expect(lines.first()).toBeHidden();
  await nav.getByText('Expos', { exact: true }).click();
  await nav.getByRole('link', { name: /Year-End Baby Expo/ }).click();
  await expect(page).toHaveTitle('Yhello | Year-End Baby Expo');
  await expect(lines.first()).toBeHidden();
});

test('On a phone the menu holds the navigation, and submenus open in a modal', async ({ product, page }) => {
  await page.goto(product.address);
  await page.getByRole('link', { name: 'Menu', exact: true }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByRole('link', { name: 'COMMUNITY' })).toBeVisible();
  await menu.getByRole('button', { name: 'Get in Touch' }).click();
  const modal = page.getByRole('dialog', { name: 'Get in Touch' });
  await expect(modal.getByRole('link', { name: 'For exhibitors' })).toBeVisible();
  await modal.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(modal).toBeHidden();
  await menu.getByRole('button', { name: 'Expos' }).click();
  await page.getByRole('dialog', { name: 'Expos' }).getByRole('link', { name: 'All expos' }).click();
  await expect(page).toHaveTitle('Yhello | Expo');
  await expect(menu).toBeHidden();
});

test('Header, breadcrumbs, menu and footer surround a page for somebody who is not signed in', async ({
  product,
  page,
}) => {
  await page.goto(`${product.address}/about-us`);
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('listitem');
  const home = crumbs.first().getByRole('link', { name: 'Home', exact: true });
  await expect(crumbs).toHaveCount(1);
  await expect(home).toHaveAttribute('href', '/');
  const phone = page.viewportSize() ?? DESKTOP;
  await page.setViewportSize({ ...phone, width: 576 });
  await expect(crumbs).toHaveCount(2);
  await expect(home).toHaveAttribute('href', '/');
  await expect(crumbs.last()).toHaveText('About Us');
  await page.setViewportSize(phone);

  const footer = page.getByRole('contentinfo');
  const elsewhere = {
    Instagram: 'https://www.instagram.com/yhello',
    Facebook: 'https://www.facebook.com/yhello',
    TikTok: 'https://www.tiktok.com/@yhello',
    YouTube: 'https://www.youtube.com/@yhello',
    'App Store': 'https://apps.apple.com/my/iphone/search?term=yhello',
    'Google Play': 'https://play.google.com/store/search?q=yhello&c=apps',
  };
  for (const [name, address] of Object.entries(elsewhere)) {
    await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', address);
  }
  await expect(footer.getByText(/^© 20\d\d Yhello\. All rights reserved\.$/)).toBeVisible();

  const header = page.getByRole('banner');
  await footer.getByText('All rights reserved').scrollIntoViewIfNeeded();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(400);
  await expect.poll(async () => (await header.boundingBox())?.y).toBe(0);

  await header.getByRole('link', { name: 'Menu', exact: true }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByText(/^Log in to see your QR pass/)).toBeVisible();
  await expect(menu.getByRole('heading', { name: /^(My QR pass|Yhello Points)$/ })).toHaveCount(0);
  await expect(menu.getByText(/Generating QR Code|Refresh in/)).toHaveCount(0);

  await menu.getByRole('button', { name: 'Get in Touch' }).click();
  const modal = page.getByRole('dialog', { name: 'Get in Touch' });
  await modal.getByRole('button', { name: 'Close Get in Touch' }).click();
  await expect(modal).toBeHidden();
  await expect(menu).toBeVisible();
});

test('On a phone the breadcrumbs are an arrow to the page above', async ({ product, page }) => {
  await page.goto(`${product.address}/get-in-touch/visitor`);
  const back = page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link');
  await expect(back).toHaveCount(1);
  await expect(back).toHaveAccessibleName('Get in Touch');
  await back.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get in Touch');
});

test('The header shows the numbers of inbox and cart and links to both', async ({ product, page }) => {
  await page.goto(product.address);
  const header = page.getByRole('banner');
  await expect(header.getByRole('button', { name: 'Login' })).toBeVisible();
  await expect(header.getByRole('link', { name: /Inbox|Cart/ })).toHaveCount(0);
  await signIn(page.context(), product, demoVisitor);
  await page.goto(`${product.address}/`);
  await expect(header.getByRole('link', { name: /^Inbox, \d unread$/ })).toHaveText(/^\d$/);
  const cart = header.getByRole('link', { name: /^Cart, \d inside/ });
  await expect(cart).toBeVisible();
  const inside = /\d/.exec((await cart.getAttribute('aria-label')) ?? '')?.[0] ?? '';
  await expect(cart).toHaveText(inside);
  await expect(header.getByRole('link', { name: /^Shopping list/ })).toHaveAttribute(
    'href',
    '/shopping-list?expoSlug=baby-fair-kl',
  );
  await expect(header.getByRole('link', { name: /^Cart/ })).toHaveAttribute('href', '/account/my-cart');
  await expect(header.getByRole('link', { name: /^Inbox/ })).toHaveAttribute('href', '/account/inbox');
});

test('Home loads its lower sections after a scroll and after a move from another page', async ({
  product,
  page,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
  const starBuys = page.getByRole('region', { name: 'Star buys' });
  const firstPicture = starBuys.getByRole('img').or(starBuys.locator('li img')).first();

  await page.goto(product.address);
  await expect(starBuys.getByRole('listitem').filter({ hasText: 'RM ' })).not.toHaveCount(0);
  await expect(firstPicture).toHaveAttribute('data-placeholder');
  await page.mouse.move(200, 300);
  await starBuys.scrollIntoViewIfNeeded();
  await expect(firstPicture).toHaveAttribute('srcset', /webp/);

  await page.goto(`${product.address}/faqs`);
  await page.getByRole('banner').getByRole('link', { name: /home/ }).click();
  await expect(starBuys.getByRole('listitem').filter({ hasText: 'RM ' })).not.toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Good to read' }).getByRole('listitem')).not.toHaveCount(0);
});

test('The cart is disabled while no upcoming expo has a pre-sale', async ({ product, page }) => {
  // A page's route does not see the requests of a service worker.
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
  await signIn(page.context(), product, demoVisitor);
  await page.goto(`${product.address}/`);
  await page.route(/\/expo$|\/trpc\/.*expos\.list/, async (route) => {
    const answer = await route.fetch();
    const text = (await answer.text()).replaceAll('"showPreExpoSale":true', '"showPreExpoSale":false');
    await route.fulfill({
      response: answer,
      body: text.replaceAll('"showStarbuys":true', '"showStarbuys":false'),
    });
  });
  await page.goto(`${product.address}/expo`);
  const cart = page.getByRole('banner').getByRole('button', { name: /^Cart.*closed until the next sale/ });
  await expect(cart).toBeDisabled();
  await expect(page.getByRole('banner').getByRole('link', { name: /^Shopping list/ })).toHaveCount(0);
});

test('Back restores the scroll position, and the focus on the link that was followed', async ({
  product,
  page,
}) => {
  await page.goto(`${product.address}/expo`);
  const card = page.getByRole('main').getByRole('link', { name: 'Mother & Baby Shah Alam' });
  await waitForHydration(page);
  await card.scrollIntoViewIfNeeded();
  await page.waitForLoadState('load');
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(200);
  await card.click();
  await expect(page).toHaveTitle(/Shah Alam/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveTitle('Yhello | Expo');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
  await expect(card).toBeFocused();
});

test('Back restores the scroll position of a filtered list after the menu was open', async ({
  product,
  page,
}) => {
  await page.goto(`${product.address}/products`);
  const top = () => page.evaluate(() => Math.round(scrollY));
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Feeding', exact: true }).click();
  await expect(page).toHaveURL(/category=Feeding/);
  // Repeats until the list is long enough to scroll.
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, 500));
    expect(await top()).toBe(500);
  }).toPass();
  // Playwright's own click would scroll sticky elements into view.
  const press = (element: HTMLElement) => element.click();
  await page.getByRole('banner').getByRole('link', { name: 'Menu' }).evaluate(press);
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.getByRole('button', { name: 'Close' }).first().click();
  await expect(menu).toBeHidden();
  await expect.poll(top).toBe(500);
  await main.locator('h2 a, h3 a').nth(4).evaluate(press);
  await expect(page).toHaveURL(/\/products\/[\w-]+$/);
  await expect.poll(top).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/category=Feeding/);
  await expect.poll(top).toBe(500);

  // So does the arrow to the page above, where the visitor comes from there.
  await page.goForward();
  await expect(page).toHaveURL(/\/products\/[\w-]+$/);
  const arrow = page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link').last();
  await arrow.click();
  await expect(page).toHaveURL(/category=Feeding/);
  await expect.poll(top).toBe(500);
});

test('A menu that is closed leaves nothing for Back to step over', async ({ product, page }) => {
  const toProducts = /\/products$/;
  await page.goto(`${product.address}/articles`);
  await page.goto(`${product.address}/products`);
  await waitForHydration(page);
  const menu = page.getByRole('dialog', { name: 'Menu' });
  const closings = [
    () => menu.getByRole('button', { name: 'Close' }).first().click(),
    () => page.keyboard.press('Escape'),
    () => menu.getByRole('button', { name: 'Close' }).first().dblclick(),
  ];
  for (const close of closings) {
    await page.getByRole('banner').getByRole('link', { name: 'Menu' }).click();
    await expect(menu).toBeVisible();
    await close();
    await expect(menu).toBeHidden();
    await expect(page).toHaveURL(toProducts);
  }
  await page.goForward();
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(/\/articles$/);

  // Opened by its address, the menu has no page of its own below it.
  await page.goto(`${product.address}/products?menu=open`);
  await menu.getByRole('button', { name: 'Close' }).first().click();
  await expect(page).toHaveURL(toProducts);
  await page.goBack();
  await expect(page).toHaveURL(/\/articles$/);
});

for (const before of ['/brands/little-sprout', '/products?menu=open'])
  test(`The arrow leads to the page above where the visitor comes from ${before}`, async ({
    product,
    page,
  }) => {
    for (const path of ['/products?category=Feeding', before, '/products/anti-colic-bottle-3-pack'])
      await page.goto(product.address + path);
    await waitForHydration(page);
    await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link').last().click();
    await expect(page).toHaveURL(`${product.address}/products`);
  });

test('An alert is shown above an open dialog', async ({ product, page }) => {
  await signIn(page.context(), product, demoVisitor);
  await page.clock.install();
  await page.goto(`${product.address}/account/addresses`);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Add an address' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Label').fill('Office');
  await dialog.getByLabel('Recipient').fill('Aisyah');
  await dialog.getByLabel('Phone').fill('012-345 6789');
  await dialog.getByLabel('Street address').fill('1 Jalan Bunga');
  await dialog.getByLabel('Postcode').fill('50480');
  await dialog.getByLabel('Town or city').fill('Kuala Lumpur');
  await dialog.getByLabel('State').selectOption('Kuala Lumpur');
  await page.evaluate(() => {
    IDBObjectStore.prototype.add = () => {
      throw new DOMException('Full', 'QuotaExceededError');
    };
    IDBObjectStore.prototype.put = IDBObjectStore.prototype.add;
  });
  // The alert hides by itself. The clock is paused so that it stays until it has been read.
  await page.clock.pauseAt(new Date(await page.evaluate(() => Date.now() + 1_000)));
  await dialog.getByRole('button', { name: 'Save' }).click();
  const message = page.getByText('This device is full, so that wasn’t saved.');
  await message.waitFor();
  const isOnTop = await message.evaluate((box) => {
    const { left, top, width, height } = box.getBoundingClientRect();
    // What is inert cannot be hit by a point: its place in the top layer is read instead.
    return width > 0 && height > 0 && left >= 0 && top >= 0 && box.matches(':popover-open');
  });
  expect(isOnTop).toBe(true);
  await page.clock.runFor(2_000);
  await expect(message).toBeHidden();
});

test('Beside a scrollbar that takes room, menu and dialogs are shown whole', async ({ product, policy }) => {
  const browser = await chromium.launch({
    executablePath: ensureHeadlessChromium(),
    args: CHROMIUM_FLAGS,
    ignoreDefaultArgs: ['--hide-scrollbars'],
  });
  const page = await browser.newPage({ viewport: { width: 390, height: 700 }, reducedMotion: 'reduce' });
  policy.watch(page.context());
  await page.goto(product.address);
  const width = await page.evaluate(() => document.documentElement.clientWidth);
  expect(width).toBeLessThan(390);
  const edges = (name: string) =>
    page.getByRole('dialog', { name, exact: true }).evaluate((dialog) => {
      const { left, right } = dialog.getBoundingClientRect();
      return [left, right];
    });
  await page.getByRole('link', { name: 'Menu', exact: true }).click();
  await expect.poll(() => edges('Menu')).toEqual([0, width]);
  await page.getByRole('button', { name: 'Get in Touch' }).click();
  await expect.poll(() => edges('Get in Touch')).toEqual([0, width]);
  await browser.close();
});

test('The button for help is at the end of the page, or in a margin, and covers nothing', async ({
  product,
  page,
}) => {
  for (const width of [320, 390, 820, 1280, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(`${product.address}/products`);
    const help = page.getByRole('complementary', { name: 'Help' }).getByRole('link');
    await help.scrollIntoViewIfNeeded();
    expect(await help.evaluate(textsBehind), `at ${width}`).toEqual([]);
    await page.evaluate(() => scrollTo(0, 300));
    expect(await help.evaluate(textsBehind), `at ${width}, in the list`).toEqual([]);
  }
});

/** The texts, links and buttons of the page that an element covers. */
function textsBehind(element: Element): string[] {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return [...document.querySelectorAll('main :is(a, button, p, li, h2, h3), footer :is(a, p)')]
    .filter((other) => {
      const box = other.getBoundingClientRect();
      return box.left < right && box.right > left && box.top < bottom && box.bottom > top;
    })
    .map(({ textContent }) => textContent);
}
