import { checkInPath } from '../../src/domain/routing/paths.ts';
import { demoVisitor, signIn } from '../support/accounts.ts';
import { expect, test } from '../support/journey-test.ts';
import { layoutFaults, stuckFaults } from '../support/layout-faults.ts';
import { setReadersTextSize, USUAL_TEXT_PX } from '../support/readers-text-size.ts';
import { rowFaults } from '../support/row-faults.ts';
import { readCode } from '../support/scan-pass.ts';
import { gotoSettled } from '../support/wait-until-settled.ts';

const NARROW = { width: 320, height: 700 };

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
});

test('A long email address, and every price, fits on the narrowest phone', async ({ product, page }) => {
  await page.setViewportSize(NARROW);
  const email = encodeURIComponent('siti.nurhaliza.binti.abdul.rahman@parenting-weekend.example.com');
  await gotoSettled(page, `${product.address}/verify?email=${email}`);
  expect(await page.evaluate(layoutFaults)).toEqual([]);
  await gotoSettled(page, `${product.address}/products`);
  expect(await page.evaluate(layoutFaults)).toEqual([]);
  const brokenPrices = await page.locator('main s, main strong').evaluateAll((prices) =>
    prices
      .filter((price) => /RM/.test(price.textContent ?? ''))
      .filter((price) => price.getClientRects().length > 1)
      .map((price) => price.textContent),
  );
  expect(brokenPrices).toEqual([]);
});

test('On a phone the chosen booth is named where it and the way to it are in sight', async ({
  product,
  page,
}) => {
  await gotoSettled(page, `${product.address}/expo/directory?expoSlug=baby-fair-kl&booth=C21`);
  const card = page.getByRole('main').getByRole('link', { name: 'See brand' });
  await expect(card).toBeInViewport({ ratio: 1 });
  const endOf = async (selector: string) => {
    const box = await page.locator(selector).boundingBox();
    return box ? box.y + box.height : Number.NaN;
  };
  const top = (await card.boundingBox())?.y;
  expect(await endOf('svg [data-booth="C21"]')).toBeLessThan(top ?? 0);
  expect(await endOf('svg [data-route]')).toBeLessThan(top ?? 0);
});

test('The pass is whole on a phone that is held sideways', async ({ product, page }) => {
  await signIn(page.context(), product, demoVisitor);
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto(`${product.address}/?menu=open`);
  const code = page.getByRole('dialog', { name: 'Menu' }).getByRole('img', { name: /QR/ });
  await expect(code).toBeInViewport({ ratio: 1 });
});

test('Held sideways, nothing to read or press is behind the notch of a phone', async ({ product, page }) => {
  const NOTCH_PX = 59;
  await page.setViewportSize({ width: 844, height: 390 });
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setSafeAreaInsetsOverride', {
    insets: { left: NOTCH_PX, right: NOTCH_PX, bottom: 21 },
  });
  const hidden = (selector: string) =>
    page.locator(selector).evaluateAll(
      (elements, notch) =>
        elements
          .filter((element) => element.checkVisibility())
          .filter((element) => {
            const { left, right, width } = element.getBoundingClientRect();
            return width > 1 && (left < notch || right > innerWidth - notch);
          })
          .map((element) => element.textContent || element.outerHTML),
      NOTCH_PX,
    );
  for (const path of [
    '/',
    '/products',
    '/sign-up',
    '/kids-listing',
    '/articles/newborn-sleep-in-the-tropics',
  ]) {
    await gotoSettled(page, product.address + path);
    const shown =
      ':is(header, footer) svg, main :is(h1, h2, input), main section > p, footer li a:not([aria-label])';
    expect.soft(await hidden(shown), path).toEqual([]);
  }
  await gotoSettled(page, `${product.address}/moments`);
  await page.locator('main [role="listitem"][data-shape] a').first().click();
  await expect(page.locator('dialog:modal')).toBeVisible();
  expect.soft(await hidden('dialog:modal :is(p, button)')).toEqual([]);
  await signIn(page.context(), product, demoVisitor);
  await gotoSettled(page, product.address + checkInPath);
  await page.getByRole('button', { name: 'Scan a code' }).click();
  await expect(page.locator('dialog:modal')).toBeVisible();
  expect.soft(await hidden('dialog:modal :is(h2, p, button)')).toEqual([]);
});

test('Above a bar at the bottom a message leaves no second room for the home indicator of an iPhone', async ({
  product,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const devTools = await page.context().newCDPSession(page);
  await gotoSettled(page, `${product.address}/products/anti-colic-bottle-3-pack`);
  const roomWith = async (linePx: number) => {
    await devTools.send('Emulation.setSafeAreaInsetsOverride', { insets: { bottom: linePx } });
    return page.evaluate(() => {
      const messages = [...document.querySelectorAll('[role="status"]')].find(
        ({ parentElement }) => parentElement && getComputedStyle(parentElement).position === 'sticky',
      );
      const bar = document.querySelector('[data-bottom-bar]');
      if (!messages || !bar) throw new Error('no place for messages, or no bar');
      messages.innerHTML = '<p>A message</p>';
      return bar.getBoundingClientRect().top - messages.getBoundingClientRect().bottom;
    });
  };
  const usual = await roomWith(0);
  expect(usual).toBeGreaterThan(0);
  expect(await roomWith(34)).toBeCloseTo(usual, 0);
});

test('On a touch screen what is below a dialog does not scroll, and keeps its place', async ({
  product,
  page,
}) => {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await page.setViewportSize({ width: 844, height: 600 });
  await gotoSettled(page, `${product.address}/articles/newborn-sleep-in-the-tropics`);
  const scrolled = () => page.evaluate(() => Math.round(scrollY));
  await page.mouse.move(200, 400);
  await page.mouse.wheel(0, 500);
  await expect.poll(scrolled).toBe(500);
  // Playwright's own click would scroll.
  const menu = await page.getByRole('link', { name: 'Menu', exact: true }).boundingBox();
  await page.mouse.click((menu?.x ?? 0) + 20, (menu?.y ?? 0) + 20);
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await page.mouse.move(200, 400);
  await page.mouse.wheel(0, 500);
  // Nothing tells that nothing has moved.
  await page.waitForTimeout(300);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden();
  expect(await scrolled()).toBe(500);
  await page.mouse.wheel(0, 200);
  await expect.poll(scrolled).toBe(700);
});

test('The link that skips the header is large enough to be seen', async ({ product, page }) => {
  await gotoSettled(page, product.address);
  await page.keyboard.press('Tab');
  const link = page.locator('a:focus');
  await expect(link).toHaveAttribute('href', '#main');
  const box = await link.boundingBox();
  expect(box?.width).toBeGreaterThanOrEqual(44);
  expect(box?.height).toBeGreaterThanOrEqual(44);
});

test('In forced colours the chosen hall differs from the others', async ({ product, page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await gotoSettled(page, `${product.address}/expo/directory?expoSlug=baby-fair-kl&booth=C21`);
  const background = (name: string) =>
    page
      .getByRole('main')
      .getByRole('link', { name, exact: true })
      .evaluate((link) => getComputedStyle(link).backgroundColor);
  expect(await background('Hall 2')).not.toBe(await background('Hall 1'));
});

test('On paper there is the page without header, footer and buttons', async ({ product, page }) => {
  await gotoSettled(page, `${product.address}/expo?expoSlug=baby-fair-kl`);
  await expect(page.getByRole('main').getByRole('button').first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('main').getByText('Doors open').first()).toBeVisible();
  await expect(page.getByRole('list', { name: 'At this expo' })).toBeHidden();
});

test('A printed voucher has its code, as letters and for a scanner, and a frame, and is not used', async ({
  product,
  page,
}) => {
  await signIn(page.context(), product, demoVisitor);
  await gotoSettled(page, `${product.address}/account/vouchers`);
  const voucher = page.getByRole('list', { name: 'Vouchers' }).getByRole('listitem').first();
  const code = voucher.getByRole('img', { name: /^QR code / });
  await expect(voucher).toBeVisible();
  await expect(code).toHaveCount(0);
  const over = page.getByRole('region', { name: 'Used and expired' });
  await expect(over).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(over).toHaveCount(0);
  const label = (await code.getAttribute('aria-label'))?.replace('QR code ', '') ?? '';
  await expect(voucher.getByText(label, { exact: true })).toBeVisible();
  // The page may still be laid out for paper.
  await expect.poll(async () => readCode(await code.screenshot())).toBe(label);
  await expect(voucher).toHaveCSS('outline-color', 'rgb(187, 187, 187)');
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
  await setReadersTextSize(page, 2 * USUAL_TEXT_PX);
  expect(await sizes()).toEqual(usual.map((size) => 2 * size));
});

test('On phones the parts of a page have the same space between them everywhere', async ({
  product,
  page,
}) => {
  for (const path of ['/faqs', '/media/quietest-queue', '/products/anti-colic-bottle-3-pack']) {
    await gotoSettled(page, product.address + path);
    const gaps = await page.locator('[data-layout] > * + section').evaluateAll((sections) =>
      sections.map((section) => {
        const before = section.previousElementSibling?.getBoundingClientRect().bottom ?? 0;
        return Math.round(section.getBoundingClientRect().top - before);
      }),
    );
    expect.soft([...new Set(gaps)], path).toEqual([36]);
  }
});

test('On a wide screen an article’s title, picture and text begin on one edge', async ({ product, page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const path of ['/articles/newborn-sleep-in-the-tropics', '/media/quietest-queue']) {
    await gotoSettled(page, product.address + path);
    const edges = await page
      .locator(
        'main :is(h1, nav ol, [data-reading] img, [data-reading] > p, [data-reading] > div > p:first-child)',
      )
      .evaluateAll((parts) => parts.map((part) => Math.round(part.getBoundingClientRect().left)));
    expect.soft([...new Set(edges)], path).toHaveLength(1);
  }
});

/** Where the figures of a scene stand, in shares of its height from the top. */
const FIGURES = { top: 0.18, bottom: 0.93 };

test('A banner shows the figures of its picture from head to foot, and is low where its text is short', async ({
  product,
  page,
}) => {
  const pages = [
    { path: '/kids-listing', isShort: true },
    { path: '/support-group', isShort: true },
    { path: '/yhello-rewards', isShort: true },
    { path: '/expo/yhello-rewards', isShort: true },
    { path: '/about-us', isShort: false },
    { path: '/career', isShort: false },
  ];
  for (const { path, isShort } of pages) {
    await page.setViewportSize({ width: 390, height: 844 });
    await gotoSettled(page, product.address + path);
    const banner = page.locator('main section:has(> img)').first();
    for (const width of [390, 768, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      const seen = await banner.locator('> img').evaluate((img) => {
        const { width, height } = img.getBoundingClientRect();
        const share = Math.min(1, height / (width * 0.75));
        const top =
          (1 - share) * (Number.parseFloat(getComputedStyle(img).objectPosition.split(' ')[1] ?? '') / 100);
        return { top, bottom: top + share };
      });
      expect.soft(seen.top, `${path} at ${width}`).toBeLessThanOrEqual(FIGURES.top);
      expect.soft(seen.bottom, `${path} at ${width}`).toBeGreaterThanOrEqual(FIGURES.bottom);
    }
    if (isShort) expect.soft((await banner.boundingBox())?.height, path).toBeLessThanOrEqual(290);
  }
});

test('On a wide screen the card about getting ready fills its row, and no more height than its words need', async ({
  product,
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await gotoSettled(page, `${product.address}/expo?expoSlug=baby-fair-kl`);
  const main = page.getByRole('main');
  const ways = await main.getByRole('list', { name: 'At this expo' }).boundingBox();
  const card = await main.getByRole('region', { name: 'Save for offline' }).boundingBox();
  expect([card?.x, card?.width]).toEqual([ways?.x, ways?.width]);
  expect(card?.height).toBeLessThanOrEqual(160);
});

test('On a phone the fields and the button of a sign-in page are in the first screen', async ({
  product,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of [
    '/sign-in',
    '/sign-up',
    '/verify?email=siti@example.com',
    '/forget-password',
    '/forget-password?email=siti@example.com&step=code',
  ]) {
    await gotoSettled(page, product.address + path);
    const main = page.getByRole('main');
    const title = await main.getByRole('heading', { level: 1 }).boundingBox();
    expect.soft(title?.y, path).toBeLessThanOrEqual(150);
    await expect.soft(main.locator('button[type=submit]'), path).toBeInViewport({ ratio: 1 });
  }
});

test('With a phone’s keyboard open, the fields and the button of the login need no scrolling', async ({
  product,
  page,
}) => {
  const KEYBOARD_PX = 336;
  await page.setViewportSize({ width: 390, height: 844 - KEYBOARD_PX });
  await gotoSettled(page, `${product.address}/sign-in`);
  // Or the window would stay as it is, with the keyboard on its lower part.
  await expect(page.locator('meta[name=viewport]')).toHaveAttribute(
    'content',
    /interactive-widget=resizes-content/,
  );
  const main = page.getByRole('main');
  for (const part of [
    main.getByLabel('Email'),
    main.getByLabel('Password', { exact: true }),
    main.locator('button[type=submit]'),
  ])
    await expect(part).toBeInViewport({ ratio: 1 });
});

/** Very wide, very high, as small as can be, and none. */
const ODD_PICTURES = [
  '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="40"><rect width="1600" height="40"/></svg>',
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="1600"><rect width="40" height="1600"/></svg>',
  '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"><rect width="1" height="1"/></svg>',
  '',
];

test('A card keeps its shape whatever the shape of its picture', async ({ product, page }) => {
  let pictures = 0;
  await page.route('**/images/**', (route) => {
    const body = ODD_PICTURES[pictures++ % ODD_PICTURES.length];
    return body ? route.fulfill({ contentType: 'image/svg+xml', body }) : route.abort();
  });
  const lists = [
    { path: '/products', cards: 'main li', ratio: 1 },
    { path: '/articles', cards: 'main li', ratio: 8 / 5 },
    { path: '/yhello-rewards', cards: 'main section:has(h2:text("Expo by expo")) li', ratio: 4 / 3 },
  ];
  for (const { path, cards, ratio } of lists) {
    await page.setViewportSize({ width: 390, height: 844 });
    await gotoSettled(page, product.address + path);
    const shown = page.locator(`${cards} > img`);
    for (const picture of await shown.all()) await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => shown.evaluateAll(countWaiting), path).toBe(0);
    for (const width of [390, 820, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await page.evaluate(rowFaults), `${path} at ${width}`).toEqual([]);
      const ratios = await shown.evaluateAll((images) =>
        images.map((img) => {
          const { paddingTop, paddingBottom } = getComputedStyle(img);
          const { width, height } = img.getBoundingClientRect();
          return width / (height - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom));
        }),
      );
      expect(ratios.length, path).toBeGreaterThan(1);
      for (const shownRatio of ratios) expect.soft(shownRatio, `${path} at ${width}`).toBeCloseTo(ratio, 1);
    }
  }
  expect(pictures).toBeGreaterThan(3 * ODD_PICTURES.length);
});

/** Runs in the page. How many pictures are neither there nor known to fail. */
const countWaiting = (images: (HTMLElement & Partial<HTMLImageElement>)[]) =>
  images.filter(({ complete, dataset }) => !complete || dataset.placeholder).length;

test('In text of twice the usual size an order, the cart, and the forms of an address and of the list are whole', async ({
  product,
  page,
}) => {
  await signIn(page.context(), product, demoVisitor);
  await setReadersTextSize(page, 2 * USUAL_TEXT_PX);
  const main = page.getByRole('main');
  const steps = {
    '/account/orders': async () => {
      await main.locator('a[href^="/account/orders/"]').first().click();
      await expect(page.getByRole('heading', { name: 'What you ordered' })).toBeVisible();
    },
    '/account/my-cart': async () => {
      await expect(main.getByRole('listitem').getByRole('group').first()).toBeVisible();
    },
    '/account/addresses': async () => {
      await main
        .getByRole('button', { name: /^(Edit|Change)/ })
        .first()
        .click();
      await expect(page.locator('dialog:modal')).toBeVisible();
    },
    '/shopping-list?expoSlug=baby-fair-kl': async () => {
      await main.getByLabel('What do you need?').fill('Diapers');
      await main.getByLabel('Booth (optional)').fill('C21');
    },
  };
  for (const [path, open] of Object.entries(steps)) {
    await page.setViewportSize({ width: 390, height: 844 });
    await gotoSettled(page, product.address + path);
    await open();
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      expect.soft(await page.evaluate(layoutFaults), `${path} at ${width}`).toEqual([]);
    }
  }
});

test('On a screen at 400 % what sticks leaves half of the height for what is read', async ({
  product,
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await signIn(page.context(), product, demoVisitor);
  for (const path of [
    '/',
    '/products/anti-colic-bottle-3-pack',
    '/account/my-cart',
    '/account/addresses',
    '/expo/directory?expoSlug=baby-fair-kl&booth=C21',
    '/shopping-list?expoSlug=baby-fair-kl',
    '/wishlist',
  ]) {
    await gotoSettled(page, product.address + path);
    expect.soft(await page.evaluate(stuckFaults), path).toEqual([]);
  }
  // Without signal there is one bar more.
  await page.context().setOffline(true);
  await expect(page.getByText('You’re offline.')).toBeVisible();
  expect.soft(await page.evaluate(stuckFaults), 'without signal').toEqual([]);
});
