import type { Page } from '@playwright/test';
import { decodeJwt, decodeProtectedHeader } from 'jose';
import { newVisitor, signUp } from '../support/accounts.ts';
import { readHeap } from '../support/heap-snapshot.ts';
import { expect, test } from '../support/journey-test.ts';
import type { ProductServer } from '../support/product-server.ts';
import { readBrowserStorage } from '../support/read-browser-storage.ts';
import { reportMeasurement } from '../support/report-measurement.ts';
import { scanPass, verifyPass } from '../support/scan-pass.ts';

test('The pass on the screen is valid at the gate', async ({ product, page }) => {
  const visitor = newVisitor();
  await signUp(page.context(), product, visitor);
  await page.goto(`${product.address}/`);
  await page.getByRole('link', { name: /Open menu/ }).click();
  const token = await scanPass(page.getByRole('img', { name: 'Your QR pass' }));
  expect(await verifyPass(product.address, token)).toMatchObject({
    ok: true,
    user: { displayName: visitor.displayName },
  });
  const claims = decodeJwt(token);
  expect(claims).toMatchObject({ iss: 'yhello', isUtcTime: true });
  expect(Number(claims.exp) - Number(claims.iat)).toBe(120);
  expect(decodeProtectedHeader(token)).toMatchObject({ alg: 'HS256', kid: expect.any(String) });
  await expect(page.getByText(/Refresh in \d+ second\(s\)/)).toBeVisible();

  await page.getByRole('button', { name: 'Fill the screen' }).click();
  const large = page.getByRole('img', { name: 'Your QR pass, large' });
  expect(await verifyPass(product.address, await scanPass(large))).toMatchObject({ ok: true });
  for (const [width, height] of [
    [320, 568],
    [360, 740],
    [740, 360],
  ] as const) {
    await page.setViewportSize({ width, height });
    // The code has at most 61 modules and a border of four on each side; a module of 5 px is easy to scan.
    const box = await large.boundingBox();
    expect(box?.width, `${width} × ${height}`).toBeGreaterThanOrEqual(Math.min(width, height, 69 * 5));
    expect(box && [box.x >= 0, box.y >= 0, box.x + box.width <= width, box.y + box.height <= height]).toEqual(
      [true, true, true, true],
    );
    await expect(page.getByRole('dialog', { name: 'My QR pass, large' })).toContainText(/Time checked \d/);
  }
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(large).toHaveCount(0);
  await page.getByRole('button', { name: 'Close menu' }).click();
  await expect(page.getByRole('img', { name: 'Your QR pass' })).toHaveCount(0);
});

test('The key of the pass cannot be read back from a store or the heap, nor exported', async ({
  product,
  page,
}) => {
  const visitor = { ...newVisitor(), displayName: 'Control Kumar' };
  await signUp(page.context(), product, visitor);
  const secret = await fetchPassKey(page, product);
  await page.goto(`${product.address}/`);
  await page.getByRole('link', { name: /Open menu/ }).click();
  await page.getByRole('img', { name: 'Your QR pass' }).waitFor();
  const stored = await page.evaluate(async () => {
    const open = indexedDB.open('yhello');
    const db = await new Promise<IDBDatabase>((done) => {
      open.onsuccess = () => done(open.result);
    });
    const keys = await new Promise<{ key: CryptoKey }[]>((done) => {
      const request = db.transaction('keys').objectStore('keys').getAll();
      request.onsuccess = () => done(request.result);
    });
    const first = keys[0]?.key;
    if (!first) return { keys: 0 };
    const exported = await crypto.subtle.exportKey('raw', first).then(
      () => 'exported',
      () => 'refused',
    );
    return {
      keys: keys.length,
      extractable: first.extractable,
      exported,
    };
  });
  expect(stored).toMatchObject({ keys: 1, extractable: false, exported: 'refused' });
  const places = { stores: await readBrowserStorage(page), heap: await readHeap(page) };
  const forms = [secret, Buffer.from(secret).toString('base64'), Buffer.from(secret).toString('hex')];
  const hits = Object.entries(places)
    .filter(([, text]) => forms.some((form) => text.includes(form)))
    .map(([name]) => name);
  reportMeasurement('P11', {
    places: Object.keys(places).length,
    'forms of the key': forms.length,
    'heap, MB': Math.round(places.heap.length / 1e6),
    hits: hits.length,
  });
  expect(hits).toEqual([]);
  // The search itself works: it finds the visitor's name.
  expect(places.heap).toContain(visitor.displayName);
});

/** The key as the server sends it, which the page must forget. */
async function fetchPassKey(page: Page, product: ProductServer): Promise<string> {
  const cookies = await page.context().cookies();
  const token = cookies.find(({ name }) => name.endsWith('.accessToken'))?.value;
  const response = await fetch(`${product.address}/trpc/users.profiles.myDetail`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { passKey } = (await response.json()).result.data.json as { passKey: string };
  return passKey;
}

/** Deletes one stored response, as a browser does that needs the space. */
const evict = (page: Page, path: string) =>
  page.evaluate(async (wanted) => {
    const open = indexedDB.open('yhello');
    const db = await new Promise<IDBDatabase>((done) => {
      open.onsuccess = () => done(open.result);
    });
    const transaction = db.transaction('shelf', 'readwrite');
    const shelf = transaction.objectStore('shelf');
    const keys = shelf.getAllKeys();
    keys.onsuccess = () => {
      for (const key of keys.result) if (String(key).includes(wanted)) shelf.delete(key);
    };
    await new Promise((done) => {
      transaction.oncomplete = done;
    });
    db.close();
  }, path);

test('From the moment it says “Works offline”, a killed phone opens everything that a hall needs', async ({
  product,
  phone,
}) => {
  test.setTimeout(240_000);
  const first = await phone.openPage(`${product.address}/about-us`);
  await signUp(first.context(), product);
  await phone.restart();
  const menu = await phone.openPage(`${product.address}/?menu=open`);
  await expect(menu.getByText(/Saving for offline, \d+%|Works offline/)).toBeVisible();
  await menu.getByText('Works offline', { exact: true }).waitFor();
  await product.disconnect();
  await phone.kill();

  await phone.launch();
  const page = await phone.openPage(`${product.address}/?menu=open`);
  await scanPass(page.getByRole('img', { name: 'Your QR pass' }));
  await expect(page.getByText('Working offline')).toBeVisible();
  for (const [path, role, name] of [
    ['/account?page=expo-check-in', 'button', 'Check in'],
    ['/expo/directory?expoSlug=baby-fair-kl', 'link', 'Little Sprout'],
    ['/shopping-list?expoSlug=baby-fair-kl', 'button', 'Add'],
    ['/expo?expoSlug=baby-fair-kl', 'heading', 'Programme'],
  ] as const) {
    await page.goto(product.address + path);
    await expect(page.getByRole('main').getByRole(role, { name }).first(), path).toBeVisible();
  }

  await evict(page, 'businesses.exhibitors.list');
  await phone.kill();
  await phone.launch();
  const again = await phone.openPage(`${product.address}/?menu=open`);
  await expect(again.getByText(/Saving for offline, \d+%/)).toBeVisible();
  await expect(again.getByText('Working offline')).toHaveCount(0);
  await product.reconnect();
});
