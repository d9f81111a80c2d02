import { decodeJwt, decodeProtectedHeader } from 'jose';
import { newVisitor, signUp } from '../support/accounts.ts';
import { expect, test } from '../support/journey-test.ts';
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

  await page.getByRole('button', { name: 'Close menu' }).click();
  await expect(page.getByRole('img', { name: 'Your QR pass' })).toHaveCount(0);
});

test('The key of the pass cannot be exported', async ({ product, page }) => {
  await signUp(page.context(), product);
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
      localStorage: JSON.stringify({ ...localStorage }),
    };
  });
  expect(stored).toMatchObject({ keys: 1, extractable: false, exported: 'refused' });
  expect(stored.localStorage).not.toContain('passKey');
});
