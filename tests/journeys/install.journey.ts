import { ensureChromium } from '../../scripts/chromium.mjs';
import { installStateKey } from '../../src/sync/later-storage-keys.ts';
import { demoVisitor, signIn } from '../support/accounts.ts';
import {
  expect,
  fireOnline,
  signInThroughForm,
  test,
  waitForHydration,
  waitForServiceWorker,
} from '../support/journey-test.ts';

// Only the whole browser can install an app.
test.use({ serviceWorkers: 'allow', phoneProgram: ensureChromium() });

test('The browser offers to install the app', async ({ product, phone }) => {
  const page = await phone.openPage(`${product.address}/`);
  await waitForServiceWorker(page);
  const session = await page.context().newCDPSession(page);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  expect(installabilityErrors).toEqual([]);
  const { errors, data } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const manifest = JSON.parse(data ?? '{}');
  for (const { src } of [
    ...manifest.icons,
    ...manifest.screenshots,
    ...manifest.shortcuts.flatMap((s: { icons: object[] }) => s.icons),
  ])
    expect((await fetch(product.address + src)).status, src).toBe(200);
});

test('A visitor who comes back is asked once whether to install the app', async ({ product, page }) => {
  const card = page.getByRole('region', { name: 'Yhello on your home screen' });
  /** What Chromium sends only in a browser with a window. */
  const offer = () =>
    page.evaluate(() => dispatchEvent(new Event('beforeinstallprompt', { cancelable: true })));
  const firstStart = () => page.evaluate((key) => localStorage.getItem(key), installStateKey);
  await page.goto(`${product.address}/`);
  await waitForServiceWorker(page);
  await expect.poll(firstStart).not.toBeNull();
  await offer();
  await expect(card).toHaveCount(0);
  await page.evaluate(
    (key) => localStorage.setItem(key, JSON.stringify({ firstStartMs: Date.now() - 2 * 24 * 60 * 60_000 })),
    installStateKey,
  );
  await page.reload();
  await waitForHydration(page);
  await expect(async () => {
    await offer();
    await expect(card).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await card.getByRole('button', { name: 'Not now' }).click();
  await expect(card).toHaveCount(0);
  expect(await firstStart()).toContain('"dismissedMs":1');
});

test('An installed app opens without network, signed in, on every cached page', async ({ product, page }) => {
  await page.goto(`${product.address}/`);
  await waitForServiceWorker(page);
  await signInThroughForm(page, product, demoVisitor);
  await page.goto(`${product.address}/expo`);
  await page.getByRole('heading', { name: 'Past Expos' }).waitFor();
  await page.goto(`${product.address}/expo?expoSlug=baby-fair-kl`);
  await page.getByRole('heading', { name: 'Programme' }).waitFor();
  await page.goto(`${product.address}/?menu=open`);
  await page.getByText('Works offline', { exact: true }).waitFor();
  await product.disconnect();
  await page.goto(`${product.address}/`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/^Good .*Yhello Baby Fair KL/);
  await expect(page.getByText('You’re offline. Your pass and lists still work.')).toBeAttached();
  await page.goto(`${product.address}/expo?expoSlug=baby-fair-kl`);
  await expect(page.getByRole('heading', { name: 'Programme' })).toBeVisible();
  await page.goto(`${product.address}/expo`);
  await expect(page.getByRole('heading', { name: 'Past Expos' })).toBeVisible();
  await page.goto(`${product.address}/sign-up`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto(`${product.address}/nowhere`);
  await expect(page.getByRole('heading', { name: 'We can’t find this page' })).toBeVisible();
  await product.reconnect();
  await fireOnline(page);
  await expect(page.getByText('You’re offline.')).toHaveCount(0, { timeout: 30_000 });
});

test('The service worker caches no response to a request with a token', async ({ product, page }) => {
  await signIn(page.context(), product, demoVisitor);
  await page.goto(`${product.address}/`);
  await waitForServiceWorker(page);
  await page.goto(`${product.address}/?menu=open`);
  await page
    .getByRole('region', { name: 'Yhello Points' })
    .getByText(/^[\d,]+$/)
    .waitFor();
  await expect
    .poll(() => page.evaluate(async () => (await caches.match('/api/expo/list/latest'))?.status))
    .toBe(200);
  const cached = await page.evaluate(async () => {
    const urls: string[] = [];
    for (const name of await caches.keys())
      for (const request of await (await caches.open(name)).keys()) urls.push(new URL(request.url).pathname);
    return urls;
  });
  const allowed =
    /^\/($|assets\/|images\/|icons\/|index\.html$|manifest\.webmanifest$|api\/expo\/list\/latest$)/;
  expect(cached.filter((path) => !allowed.test(path))).toEqual([]);
  expect(cached).toContain('/api/expo/list/latest');
  expect(cached.some((path) => path.endsWith('.woff2'))).toBe(true);
  // Home is stored as the server renders it for everyone.
  const home = await page.evaluate(async () => (await caches.match('/'))?.text());
  expect(home).toContain('<h1');
  expect(home).not.toContain('Aisyah');
});
