import { expect, signIn, test, workerIsReady } from '../support/journey.ts';

const DEMO = { email: 'demo@yhello.test', password: 'welcome2expo' };

test('The app starts clean on damaged storage', async ({ product, phone }) => {
  const page = await phone.open(`${product.address}/`);
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  await workerIsReady(page);
  await signIn(page, product, DEMO);
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
  await signIn(page, product, DEMO);
  await page.getByRole('link', { name: /Open menu/ }).click();
  await page.getByRole('img', { name: 'Your QR pass' }).waitFor();
  expect(problems).toEqual([]);
});
