import type { Page } from '@playwright/test';
import { starBuyPath } from '../../src/domain/routing/paths.ts';
import { newVisitor, signUp } from '../support/accounts.ts';
import { expect, saveData, test, waitForServiceWorker } from '../support/journey-test.ts';
import { reportMeasurement } from '../support/report-measurement.ts';

const SLUG = 'baby-fair-kl';
const EXPO = `/expo?expoSlug=${SLUG}`;

/** Deletes what the browser may delete when a phone runs out of room: one answer of the offline cache. */
const evictMap = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opened = indexedDB.open('yhello');
        opened.onerror = () => reject(opened.error);
        opened.onsuccess = () => {
          const transaction = opened.result.transaction('shelf', 'readwrite');
          const store = transaction.objectStore('shelf');
          let deleted = 0;
          store.openCursor().onsuccess = ({ target }) => {
            const cursor = (target as IDBRequest<IDBCursorWithValue | null>).result;
            if (!cursor) return;
            if (String(cursor.key).includes('businesses.exhibitors.list')) {
              cursor.delete();
              deleted++;
            }
            cursor.continue();
          };
          transaction.oncomplete = () => {
            opened.result.close();
            resolve(deleted);
          };
        };
      }),
  );

const row = (page: Page) => page.getByRole('listitem').filter({ has: page.getByRole('status') });
const card = (page: Page) => page.getByRole('region', { name: /^Saved? for offline$/ });

test('One tap at home puts the expo on the phone, and what the browser deletes is named as missing @worker', {
  tag: '@P16',
}, async ({ product, phone }) => {
  test.setTimeout(240_000);
  const first = await phone.openPage(product.address);
  await signUp(first.context(), product, newVisitor());
  await first.goto(product.address);
  await waitForServiceWorker(first);
  await row(first)
    .getByRole('button', { name: /^Save (now|pictures)$/ })
    .click();
  await expect(row(first)).toContainText('Works offline', { timeout: 90_000 });
  await first.goto(product.address + EXPO);
  await first.mouse.wheel(0, 400);
  const ready = first.getByRole('region', { name: 'Saved for offline', exact: true });
  await expect(ready).toContainText('Your pass, programme, map and more work offline.', { timeout: 90_000 });
  await expect(ready).toContainText(/Last saved: \d.*, [\d.]+\sMB/);
  await expect(ready).not.toContainText('Still to save');
  // Chromium writes cookies late: a real phone has been at home for hours by now.
  await phone.restart();
  await product.disconnect();
  await phone.kill();

  await phone.launch();
  const page = await phone.openPage(product.address + EXPO);
  await page.mouse.wheel(0, 400);
  await expect(card(page)).toContainText('Your pass, programme, map');
  await expect(card(page)).not.toContainText('Still to save');
  // The last day has talks whenever the test runs.
  await page.getByRole('navigation', { name: 'Days' }).getByRole('link').last().click();
  await page.getByText('Two under two, without tears (mostly)').click();
  await expect(page.getByText(/How to feed, nap and leave the house/)).toBeVisible();
  const talk = page.getByRole('listitem').filter({ hasText: 'Two under two' });
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    talk.getByRole('button', { name: 'Add to calendar' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('baby-fair-kl-bf-20.ics');
  await talk.getByRole('link', { name: 'On the map' }).click();
  await expect(page.locator('svg [data-found]')).toHaveText(/Main\s*stage/);
  await expect(page.getByText('Main stage: Hall 1.')).toBeVisible();
  await page.goto(product.address + starBuyPath(SLUG));
  await expect(page.getByRole('main').getByText(/RM/).first()).toBeVisible();
  await page.goto(`${product.address}/?menu=open`);
  await expect(page.locator('[data-pass=shown]')).toBeVisible();

  expect(await evictMap(page)).toBeGreaterThan(0);
  await page.goto(product.address + EXPO);
  await page.mouse.wheel(0, 400);
  await expect(card(page)).toContainText('Still to save: map.');
  await expect(card(page)).toContainText('Go online to get the rest.');
  await expect(card(page).getByRole('heading')).toHaveText('Save for offline');
  reportMeasurement('P16', { of: 'data that the browser deleted', warned: 1 });
});

test('Where data is saved, pictures take a tap of their own that names the size @worker', {
  tag: '@P16',
}, async ({ product, page }) => {
  await saveData(page);
  await page.addInitScript(() => {
    StorageManager.prototype.persist = StorageManager.prototype.persisted = async () => false;
  });
  await signUp(page.context(), product, newVisitor());
  await page.goto(product.address);
  await waitForServiceWorker(page);
  // All but the pictures is loaded without a tap.
  const pictures = row(page).getByRole('button', { name: /^Save \d+ pictures, up to 3 MB$/ });
  await expect(row(page)).toContainText(/^Saved for offlineAll but pictures/, {
    timeout: 60_000,
  });
  await pictures.click();
  await expect(row(page)).toContainText('Works offline', { timeout: 60_000 });
  // This browser refuses to keep what a page stores.
  await page.goto(product.address + EXPO);
  await page.mouse.wheel(0, 400);
  await expect(card(page)).toContainText('If this device runs out of space');
  reportMeasurement('P16', { of: 'a browser that promises no room', warned: 1 });
});

test('A signed-out visitor is asked to log in first', async ({ product, page }) => {
  await page.goto(product.address + EXPO);
  await expect(card(page)).toContainText('Log in once, and your pass');
  await expect(card(page).getByRole('link', { name: 'Login' })).toHaveAttribute('href', /sign-in/);
});
