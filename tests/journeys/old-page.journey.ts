import type { Page } from '@playwright/test';
import { and, eq } from 'drizzle-orm';
import { actionResults } from '../../server/db/schema.ts';
import type { OutboxEntry } from '../../src/sync/outbox-entry.ts';
import { createAccount, newVisitor, signIn } from '../support/accounts.ts';
import { gotoDespiteReload } from '../support/despite-reload.ts';
import { expect, expectSignedIn, fireOnline, test, waitForHydration } from '../support/journey-test.ts';
import { makeNextBuild } from '../support/next-build.ts';
import { type ProductServer, startProductServer } from '../support/product-server.ts';
import { readOutbox } from '../support/read-outbox.ts';
import { findStoredSub, withStoredRows } from '../support/read-stored-rows.ts';
import { reportMeasurement } from '../support/report-measurement.ts';
import { updateWorker, waitForAllFiles } from '../support/worker-files.ts';

/** `WALKS=10` is the full size. */
const WALKS = Number(process.env.WALKS ?? 1);
/** How many builds later each release is. In the quick size the phone meets only the third one. */
const RELEASES = WALKS > 1 ? [1, 2, 3] : [3];
const LIST = '/shopping-list?expoSlug=baby-fair-kl';

const follow = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Follow/ });
const need = (page: Page) => page.locator('main').getByLabel('What do you need?', { exact: true });

/** What a page of version 1 put into its outbox for an item, weeks ago. */
const entryOfVersion1 = (sub: string): Omit<OutboxEntry, 'position'> => ({
  state: 'waiting',
  action: {
    key: crypto.randomUUID(),
    name: 'shopping-list.put',
    v: 1,
    lane: 'shopping-list',
    sub,
    tappedAt: Date.now() - 60_000,
    offsetMs: 0,
    input: {
      itemId: crypto.randomUUID(),
      expoId: 'expo-baby-fair-kl',
      name: 'Cot of version 1',
      booth: 'B12',
      isTicked: false,
    },
  },
});

const addToOutbox = (page: Page, entry: Omit<OutboxEntry, 'position'>) =>
  page.evaluate(
    (value) =>
      new Promise<void>((done, fail) => {
        const open = indexedDB.open('yhello');
        open.onsuccess = () => {
          const transaction = open.result.transaction('outbox', 'readwrite');
          transaction.objectStore('outbox').add(value);
          transaction.oncomplete = () => {
            open.result.close();
            done();
          };
          transaction.onerror = () => fail(transaction.error);
        };
      }),
    entry,
  );

const expectAllSent = (page: Page) =>
  expect.poll(async () => (await readOutbox(page)).filter(({ state }) => state === 'waiting')).toEqual([]);

/** Another tab of the phone takes the update, while something is typed in this one. Returns the typed text after it. */
async function updateWhileTyping(page: Page, product: ProductServer): Promise<string> {
  expect(await updateWorker(page)).toBe('installed');
  const other = await page.context().newPage();
  await gotoDespiteReload(other, `${product.address}/faqs`);
  await Promise.all([other.waitForEvent('load'), other.getByRole('button', { name: 'Update' }).click()]);
  await waitForHydration(other);
  await other.close();
  await expect(page.getByRole('button', { name: 'Update' })).toHaveCount(0);
  await page.reload();
  await expect(need(page)).not.toHaveValue('');
  return need(page).inputValue();
}

test(`A page of three builds ago opens what it never loaded, and no update costs an input (${WALKS})`, async ({
  browser,
}) => {
  test.setTimeout(180_000 + WALKS * 120_000);
  const builds = [];
  for (const later of RELEASES) builds.push(await makeNextBuild(later));
  const product = await startProductServer({ preparedDataDir: process.env.JOURNEY_DATA_DIR });
  const emails: string[] = [];
  let inputsLost = 0;
  try {
    for (let walk = 0; walk < WALKS; walk++) {
      if (walk > 0) await product.release('dist');
      const visitor = newVisitor();
      emails.push(visitor.email);
      await createAccount(product, visitor);
      const withoutWorker = await browser.newContext({ serviceWorkers: 'block' });
      await signIn(withoutWorker, product, visitor);
      const old = await withoutWorker.newPage();
      await old.goto(`${product.address}/brands/little-sprout`);
      await follow(old).waitFor();
      const phone = await browser.newContext({ serviceWorkers: 'allow' });
      await signIn(phone, product, visitor);
      const page = await phone.newPage();
      await gotoDespiteReload(page, product.address + LIST);
      await expectSignedIn(page);
      await waitForAllFiles(page);

      await product.disconnect();
      await follow(old).click();
      await expect(follow(old)).toHaveAttribute('aria-pressed', 'true');
      const [entry] = await readOutbox(old);
      await addToOutbox(old, entryOfVersion1(entry?.action.sub ?? ''));
      for (const [n, build] of builds.entries()) {
        await product.disconnect();
        await need(page).fill(`Thing ${n}`);
        await page.getByRole('button', { name: 'Add', exact: true }).click();
        await expect(page.getByText(`Thing ${n}`, { exact: true })).toBeVisible();
        await need(page).fill(`Half a word ${n}`);
        await product.release(build);
        if ((await updateWhileTyping(page, product)) !== `Half a word ${n}`) inputsLost++;
      }

      await old.getByRole('contentinfo').getByRole('link', { name: 'FAQs' }).click();
      await expect(old.getByRole('heading', { level: 1, name: 'FAQs' })).toBeVisible();
      await fireOnline(old);
      await expectAllSent(old);
      await fireOnline(page);
      await expectAllSent(page);
      await page.reload();
      await expect(page.getByText('Cot of version 1')).toBeVisible();
      await withoutWorker.close();
      await phone.close();
    }
    const done = await withStoredRows(product, (db) =>
      Promise.all(
        emails.map(async (email) => {
          const isOwn = eq(actionResults.sub, await findStoredSub(db, email));
          const rows = await db
            .select()
            .from(actionResults)
            .where(and(isOwn, eq(actionResults.verdict, 'done')));
          return rows.map(({ name }) => name).sort();
        }),
      ),
    );
    const expected = ['brand.follow', ...Array(RELEASES.length + 1).fill('shopping-list.put')];
    const lost = done.reduce((all, names) => all + expected.length - names.length, 0);
    reportMeasurement('P14', {
      walks: WALKS,
      releases: WALKS * RELEASES.length,
      'inputs lost': inputsLost,
      actions: WALKS * expected.length,
      'of version 1': WALKS,
      'actions lost': lost,
    });
    expect(inputsLost).toBe(0);
    expect(done).toEqual(emails.map(() => expected));
  } finally {
    await product.dispose();
  }
});
