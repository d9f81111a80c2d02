import type { Page } from '@playwright/test';
import { demoVisitor, newVisitor, signIn, signUp } from '../support/accounts.ts';
import { expect, expectSignedIn, test } from '../support/journey-test.ts';
import { reportMeasurement } from '../support/report-measurement.ts';

// A tap that a browser or a full phone cannot store is refused with the reason; a missing pass has its reason in its
// place. Caches that are full are in `service-worker.journey.ts`, and what a browser deletes later in
// `get-ready.journey.ts`.

const PRODUCT = '/products/grip-socks-6-12-months';

const WITHOUT_DATABASE: readonly { name: string; break: () => void; text: string }[] = [
  {
    name: 'no IndexedDB',
    break: () => Object.defineProperty(globalThis, 'indexedDB', { value: undefined }),
    text: 'This device can’t save anything right now.',
  },
  {
    name: 'IndexedDB that throws',
    break: () => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('Refused', 'SecurityError');
      };
    },
    text: 'This device can’t save anything right now.',
  },
  {
    name: 'an older page that does not let go',
    break: () => {
      const { open } = IDBFactory.prototype;
      // The browser closes a connection that nothing refers to.
      const held: IDBOpenDBRequest[] = [];
      IDBFactory.prototype.open = function () {
        // The connection of the first request stays open, so the second one, of a newer version, has to wait.
        held.push(open.call(this, 'held', 1));
        return open.call(this, 'held', 2);
      };
    },
    text: 'Another tab has an older version of this app open',
  },
  {
    name: 'a full phone',
    break: () => {
      IDBObjectStore.prototype.add = () => {
        throw new DOMException('Full', 'QuotaExceededError');
      };
      IDBObjectStore.prototype.put = IDBObjectStore.prototype.add;
    },
    text: 'This device is full, so that wasn’t saved.',
  },
];

const WITHOUT_PASS: readonly { name: string; break: () => void; text: string }[] = [
  {
    name: 'no service worker',
    break: () => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'),
    text: 'This browser can’t open your pass offline.',
  },
  {
    name: 'no Web Crypto',
    break: () => Object.defineProperty(crypto, 'subtle', { value: undefined }),
    text: 'This browser can’t make your pass.',
  },
];

const heart = (page: Page) => page.getByRole('article').getByRole('button', { name: /^Wishlist/ });

test('A tap that the browser cannot store is refused with the reason @worker', { tag: '@P16' }, async ({
  product,
  context,
  page: first,
}) => {
  await signIn(context, product, demoVisitor);
  await first.goto(product.address);
  await expectSignedIn(first);
  let warned = 0;
  for (const condition of WITHOUT_DATABASE)
    await test.step(condition.name, async () => {
      const page = await context.newPage();
      await page.addInitScript(condition.break);
      await page.goto(product.address + PRODUCT);
      await heart(page).click();
      await expect(page.getByText(condition.text)).toBeVisible();
      await expect(heart(page)).toHaveAttribute('aria-pressed', 'false');
      await page.close();
      warned++;
    });
  for (const condition of WITHOUT_PASS)
    await test.step(condition.name, async () => {
      const page = await context.newPage();
      await page.addInitScript(condition.break);
      await page.goto(`${product.address}/?menu=open`);
      await expect(page.getByRole('dialog').getByText(condition.text)).toBeVisible();
      await page.close();
      warned++;
    });
  await test.step('localStorage that throws takes nothing away', async () => {
    const page = await context.newPage();
    await page.addInitScript(() =>
      Object.defineProperty(globalThis, 'localStorage', {
        get: () => {
          throw new DOMException('Refused', 'SecurityError');
        },
      }),
    );
    await page.goto(product.address + PRODUCT);
    await heart(page).click();
    await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
    await heart(page).click();
    await expect(heart(page)).toHaveAttribute('aria-pressed', 'false');
    await page.close();
    warned++;
  });
  reportMeasurement('P16', { of: 'taps and passes that cannot be stored', warned });
});

test('A page that has lost its storage says so, and stores the tap once it is loaded again', async ({
  product,
  page,
}) => {
  // A visitor of its own: the demo's last tap above may not have been sent.
  await signUp(page.context(), product, newVisitor());
  await page.goto(product.address + PRODUCT);
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'false');
  // On iOS every transaction fails like this once the process that stores things has ended.
  await page.evaluate(() => {
    IDBDatabase.prototype.transaction = () => {
      throw new DOMException('Connection to Indexed Database server lost', 'UnknownError');
    };
  });
  await heart(page).click();
  await expect(
    page.getByText('This device’s storage isn’t answering, so that may not be saved.'),
  ).toBeVisible();
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'false');
  await page.getByRole('button', { name: 'Load again' }).click();
  await expect(page.getByRole('button', { name: 'Load again' })).toHaveCount(0);
  await heart(page).click();
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
  await heart(page).click();
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'false');
});

test('A browser that stores no keys shows the pass while it is open, and says so @worker', async ({
  product,
  context,
  page,
}) => {
  await context.addInitScript(() => {
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function (value, ...more) {
      if (value?.key instanceof CryptoKey) throw new DOMException('A key', 'DataCloneError');
      return put.call(this, value, ...more);
    };
  });
  await signIn(context, product, demoVisitor);
  await page.goto(`${product.address}/?menu=open`);
  const menu = page.getByRole('dialog');
  await expect(menu.locator('[data-pass=shown]')).toBeVisible();
  await expect(menu.getByText('This browser won’t save your pass')).toBeVisible();
});

test('Refused cookies are named at the sign-in, which signs nobody in', { tag: '@P16' }, async ({
  product,
  page,
}) => {
  await page.addInitScript(() => Object.defineProperty(document, 'cookie', { get: () => '', set: () => {} }));
  await page.goto(`${product.address}/sign-in`);
  await page.getByLabel('Email').fill(demoVisitor.email);
  await page.getByLabel('Password', { exact: true }).fill(demoVisitor.password);
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await expect(page.getByText(/Allow cookies for this site/)).toBeVisible();
  await page.goto(product.address);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Login' })).toBeVisible();
  reportMeasurement('P16', { of: 'refused cookies', warned: 1 });
});

test('A phone that never had the server’s time says so in the place of the pass', { tag: '@P16' }, async ({
  product,
  page,
}) => {
  await page.route('**/api/date/get/utc-date-time**', (route) => route.abort());
  await signIn(page.context(), product, demoVisitor);
  await page.goto(`${product.address}/?menu=open`);
  await expect(
    page.getByText(/Go online once so this device gets the right time|This is taking longer than usual/),
  ).toBeVisible();
  reportMeasurement('P16', { of: 'a clock that was never known', warned: 1 });
});
