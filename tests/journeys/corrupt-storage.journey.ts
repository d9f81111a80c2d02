import type { Page } from '@playwright/test';
import { demoVisitor, signIn } from '../support/accounts.ts';
import {
  expect,
  expectSignedIn,
  signInThroughForm,
  test,
  waitForServiceWorker,
} from '../support/journey-test.ts';
import { readBrowserStorage } from '../support/read-browser-storage.ts';

test.use({ serviceWorkers: 'allow' });

test('The app starts signed out when its storage is damaged', async ({ product, page }) => {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  await signIn(page.context(), product, demoVisitor);
  await page.goto(`${product.address}/`);
  await waitForServiceWorker(page);
  await expectSignedIn(page);
  await page.evaluate(async () => {
    for (const key of Object.keys(localStorage))
      localStorage.setItem(key, '{"buster":42,"clientState":"<html>');
    localStorage.setItem('yhello.queries.v1.anyone', '\u0000garbage');
    for (const part of document.cookie.split('; ')) {
      const name = part.slice(0, part.indexOf('='));
      // biome-ignore lint/suspicious/noDocumentCookie: this is the damage
      document.cookie = `${name}=%E0%A4%A; path=/; secure; samesite=lax`;
    }
    const open = indexedDB.open('yhello');
    const db = await new Promise<IDBDatabase>((done) => {
      open.onsuccess = () => done(open.result);
    });
    const writing = db.transaction(['facts', 'keys'], 'readwrite');
    writing.objectStore('facts').put('not an identity', 'who');
    writing.objectStore('facts').put({ offsetMs: 'late' }, 'clock');
    writing.objectStore('keys').clear();
    await new Promise((done) => {
      writing.oncomplete = done;
    });
    db.close();
  });
  await page.goto(`${product.address}/`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  await signInThroughForm(page, product, demoVisitor);
  await page.getByRole('link', { name: /Open menu/ }).click();
  await page.getByRole('img', { name: 'Your QR pass' }).waitFor();
  expect(problems).toEqual([]);
});

test('Responses of an unknown shape leave the screen as it is', async ({ product, page }) => {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  await signIn(page.context(), product, demoVisitor);
  await page.goto(`${product.address}/`);
  await waitForServiceWorker(page);
  await expectSignedIn(page);
  const menu = page.getByRole('dialog');
  /** Only the number of the points: the age of its response may be shown beside it. */
  const shown = async () => [
    await menu.getByText('Aisyah').first().textContent(),
    await menu
      .getByRole('region', { name: 'Yhello Points' })
      .getByText(/^[\d,]+$/)
      .textContent(),
  ];
  const reloadAndRead = async () => {
    await page.goto(`${product.address}/?menu=open`);
    await menu.getByRole('img', { name: 'Your QR pass' }).waitFor();
    return shown();
  };
  await reloadAndRead();
  // Persisted a moment after it is shown.
  await expect.poll(() => readBrowserStorage(page)).toContain('balanceAmount');
  const before = await reloadAndRead();
  for (const wrong of [{ hello: 'world' }, { upcoming: [{}], past: null }, 'text', -1, null, [[]]]) {
    let requests = 0;
    let responses = 0;
    await page.route(/\/(trpc|api)\//, async (route) => {
      requests++;
      const calls = new URL(route.request().url()).pathname.split(',').length;
      const isTrpc = route.request().url().includes('/trpc/');
      const results = Array.from({ length: calls }, () => ({ result: { data: { json: wrong } } }));
      await route.fulfill({ json: isTrpc ? results : wrong });
      responses++;
    });
    expect(await reloadAndRead(), JSON.stringify(wrong)).toEqual(before);
    await expect.poll(() => responses).toBeGreaterThan(3);
    await expect.poll(() => requests - responses).toBe(0);
    await twoFrames(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    expect(await shown(), JSON.stringify(wrong)).toEqual(before);
    await page.unrouteAll();
  }
  expect(problems).toEqual([]);
});

/** What came with the last response has been rendered by then. */
const twoFrames = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

test('A page that is left while it opens the database does not block the next page', async ({
  product,
  browser,
}) => {
  for (let turn = 0; turn < 6; turn++) {
    const context = await browser.newContext();
    await leaveWhileItOpens(await context.newPage(), product.address, turn);
    await context.close();
  }
});

async function leaveWhileItOpens(page: Page, address: string, turn: number): Promise<void> {
  await page.addInitScript(() => {
    const { open } = IDBFactory.prototype;
    IDBFactory.prototype.open = function (...requests) {
      sessionStorage.setItem('opening', '1');
      return open.apply(this, requests);
    };
  });
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(() => sessionStorage.getItem('opening'), null, { polling: 5 });
  await page.goto(`${address}/faqs`);
  const opened = await page.evaluate(
    () =>
      new Promise<boolean>((done) => {
        setTimeout(done, 10_000, false);
        const request = indexedDB.open('yhello');
        request.onsuccess = () => {
          request.result.close();
          done(true);
        };
      }),
  );
  expect(opened, `turn ${turn}`).toBe(true);
}
