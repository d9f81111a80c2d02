import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { demoVisitor, signIn } from '../support/accounts.ts';
import { despiteReload, gotoDespiteReload } from '../support/despite-reload.ts';
import { foreignAnswers, portalPage } from '../support/foreign-answers.ts';
import {
  test as base,
  expect,
  expectSignedIn,
  fireOnline,
  saveData,
  signInThroughForm,
  waitForHydration,
  waitForServiceWorker,
} from '../support/journey-test.ts';
import { makeNextBuild, NEXT_NEWS } from '../support/next-build.ts';
import { startProductServer } from '../support/product-server.ts';
import { readOutbox } from '../support/read-outbox.ts';
import { reportMeasurement } from '../support/report-measurement.ts';
import { scanPass, verifyPass } from '../support/scan-pass.ts';
import { seededRandom } from '../support/seeded-random.ts';
import { asIs, openWeakNetwork, type WeakNetwork } from '../support/weak-network.ts';
import {
  damageFile,
  foreignBodies,
  precacheManifest,
  repairFiles,
  updateWorker,
  waitForAllFiles,
} from '../support/worker-files.ts';

/** How often the kill switch is rehearsed: `WALKS=10` is the full size. */
const WALKS = Number(process.env.WALKS ?? 1);

const test = base.extend<{ network: WeakNetwork }>({
  network: async ({ product }, use) => {
    const network = await openWeakNetwork(product);
    await use(network);
    await network.dispose();
  },
});
test.use({ serviceWorkers: 'allow' });

/** What a visitor needs in the hall, with something of its content. */
async function expectVenuePages(page: Page, address: string, verifyAt: string): Promise<void> {
  await gotoDespiteReload(page, `${address}/?menu=open`);
  // A code that is just signed again takes the place of the one that is being read.
  await expect(async () => {
    const token = await scanPass(page.getByRole('img', { name: 'Your QR pass' }));
    expect(await verifyPass(verifyAt, token)).toMatchObject({ ok: true });
  }).toPass();
  await gotoDespiteReload(page, `${address}/account?page=expo-check-in`);
  await expect(page.getByRole('main').getByText('Yhello Baby Fair KL').first()).toBeVisible();
  await gotoDespiteReload(page, `${address}/expo/directory?expoSlug=baby-fair-kl`);
  await expect(page.getByRole('list', { name: 'Booths' }).getByRole('listitem').first()).toBeVisible();
  await gotoDespiteReload(page, `${address}/shopping-list?expoSlug=baby-fair-kl`);
  await expect(page.getByRole('main').getByRole('checkbox').first()).toBeVisible();
  await gotoDespiteReload(page, `${address}/expo?expoSlug=baby-fair-kl`);
  await expect(page.getByRole('heading', { name: 'Programme' })).toBeVisible();
}

test('Once the pass says “Works offline” on a slow line, all that the hall needs opens on a killed phone without signal', async ({
  product,
  network,
  phone,
}) => {
  network.setLatency(150);
  const page = await phone.openPage(`${network.address}/`);
  await signInThroughForm(page, network, demoVisitor);
  await page.getByRole('link', { name: /Open menu/ }).click();
  await page.getByText('Works offline', { exact: true }).waitFor();
  await network.disconnect();
  await phone.kill();
  await phone.launch();
  await expectVenuePages(await phone.openPage('about:blank'), network.address, product.address);
});

test('An update at home loses nothing for the hall, mixes no builds, and a portal cannot harm it', async ({
  product,
  network,
  page,
  browser,
}) => {
  const DIST_DIR = await makeNextBuild();
  const next = await startProductServer({
    env: { DIST_DIR },
    preparedDataDir: process.env.JOURNEY_DATA_DIR,
  });
  const filesOf = (dist: string) => readdir(join(dist, 'client/assets'));
  const [before, after] = [await filesOf('dist'), await filesOf(DIST_DIR)];
  const loaded = async () =>
    despiteReload(() =>
      page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .flatMap(({ name }) => /\/assets\/(.*)/.exec(name)?.[1] ?? []),
      ),
    );
  const expectOnlyFilesOf = async (files: string[]) =>
    expect((await loaded()).filter((name) => !files.includes(name))).toEqual([]);
  const withoutWorker = await browser.newContext({ serviceWorkers: 'block' });
  try {
    await signIn(withoutWorker, network, demoVisitor);
    const open = await withoutWorker.newPage();
    await open.goto(`${network.address}/brands/little-sprout`);
    await expectSignedIn(open);
    await signIn(page.context(), network, demoVisitor);
    await gotoDespiteReload(page, `${network.address}/?menu=open`);
    await page.getByText('Works offline', { exact: true }).waitFor();
    await waitForAllFiles(page);

    // The next server knows only its own sessions: with one of the server before, it would sign the visitor out.
    await network.disconnect();
    network.leadTo(next);
    await signIn(page.context(), next, demoVisitor);
    await network.reconnect();
    network.replaceAnswers(({ path }) => (path.startsWith('/assets/') ? portalPage() : null));
    expect(await updateWorker(page)).toBe('redundant');
    await page.reload();
    await page.getByText('Works offline', { exact: true }).waitFor();
    await expectOnlyFilesOf(before);

    network.replaceAnswers(asIs);
    await test.step('A page of the build before opens what it never loaded, and delivers', async () => {
      await open.getByRole('contentinfo').getByRole('link', { name: 'FAQs' }).click();
      await expect(open.getByRole('heading', { level: 1, name: 'FAQs' })).toBeVisible();
      await signIn(withoutWorker, next, demoVisitor);
      await open.goBack();
      const logged = next.log().length;
      await open
        .getByRole('main')
        .getByRole('button', { name: /^Follow/ })
        .click();
      await expect.poll(() => next.log().slice(logged)).toMatch(/"done".*actions delivered/);
    });
    network.takeRequests();
    await expect.poll(() => updateWorker(page)).toBe('installed');
    const unchanged = after.filter((name) => before.includes(name)).map((name) => `/assets/${name}`);
    expect(unchanged.length).toBeGreaterThan(0);
    expect(network.takeRequests().filter((path) => unchanged.includes(path))).toEqual([]);
    const update = page.getByRole('button', { name: 'Update' });
    await gotoDespiteReload(page, `${network.address}/get-in-touch/visitor`);
    await expect(page.getByText(`New: ${NEXT_NEWS}`)).toBeVisible();
    await page.getByLabel('Your name').fill('Mei');
    await expect(update).toHaveCount(0);
    await page.getByLabel('Your name').clear();
    await Promise.all([page.waitForEvent('load'), update.click()]);
    await waitForHydration(page);
    await network.disconnect();
    await expectVenuePages(page, network.address, product.address);
    for (const path of ['/', '/faqs', '/sign-in', '/products', '/account', '/get-in-touch/visitor']) {
      await gotoDespiteReload(page, network.address + path);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await expectOnlyFilesOf(after);
    }
    expect(await foreignBodies(page, await precacheManifest(DIST_DIR))).toEqual([]);
  } finally {
    await withoutWorker.close();
    await next.dispose();
  }
});

test('A new version that is put off is offered again at the next start, but not over what is typed', async ({
  network,
  page,
}) => {
  const DIST_DIR = await makeNextBuild();
  const next = await startProductServer({
    env: { DIST_DIR },
    preparedDataDir: process.env.JOURNEY_DATA_DIR,
  });
  try {
    const address = `${network.address}/get-in-touch/visitor`;
    await gotoDespiteReload(page, address);
    await waitForServiceWorker(page);
    network.leadTo(next);
    await expect.poll(() => updateWorker(page)).toBe('installed');
    const offer = page.getByText(`New: ${NEXT_NEWS}`);
    const name = page.getByLabel('Your name');
    await expect(offer).toBeVisible();
    await page.getByRole('button', { name: 'Later' }).click();
    await expect(offer).toHaveCount(0);
    await name.fill('Mei');
    await name.clear();
    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQs' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'FAQs' })).toBeVisible();
    await expect(offer).toHaveCount(0);
    await page.goBack();
    await name.fill('Mei');
    await gotoDespiteReload(page, address);
    await waitForHydration(page);
    await expect(name).toHaveValue('Mei');
    // The version that was put off has not taken over.
    await expect.poll(() => page.evaluate(isVersionWaiting)).toBe(true);
    // What was typed before is a draft, which the app fills in again.
    await expect(offer).toBeVisible();
    await name.fill('Mei Ling');
    await expect(offer).toHaveCount(0);
    await name.clear();
    await expect(offer).toBeVisible();
  } finally {
    await next.dispose();
  }
});

/** Runs in the page. */
const isVersionWaiting = async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting);

/** Time until the page reloads itself, plus a margin. */
const LONGEST_TAKEOVER_MS = 9_000;

test('A page whose update the browser holds back is loaded again, but not over what is typed', async ({
  network,
  page,
}) => {
  const DIST_DIR = await makeNextBuild();
  const next = await startProductServer({
    env: { DIST_DIR },
    preparedDataDir: process.env.JOURNEY_DATA_DIR,
  });
  const scripts = () =>
    despiteReload(() => page.evaluate(() => [...document.scripts].map(({ src }) => src).join()));
  try {
    await page.clock.install();
    await gotoDespiteReload(page, `${network.address}/get-in-touch/visitor`);
    await waitForServiceWorker(page);
    network.leadTo(next);
    await expect.poll(() => updateWorker(page)).toBe('installed');
    await gotoDespiteReload(page, `${network.address}/get-in-touch/visitor`);
    const before = await scripts();
    await expect(page.getByText(`New: ${NEXT_NEWS}`)).toBeVisible();
    // As if the browser did not let the new worker take over.
    await page.evaluate(() => {
      ServiceWorker.prototype.postMessage = () => {};
    });
    const update = page.getByRole('button', { name: 'Update' });
    const name = page.getByLabel('Your name');
    await update.click();
    await name.fill('Mei');
    await page.clock.fastForward(LONGEST_TAKEOVER_MS);
    await expect(update).toHaveCount(0);
    await expect(name).toHaveValue('Mei');
    await name.clear();
    await update.click();
    await Promise.all([page.waitForEvent('load'), page.clock.fastForward(LONGEST_TAKEOVER_MS)]);
    // With this load the browser may let the new worker take over by itself. If it does not, another press does.
    await expect
      .poll(async () => {
        if (await update.isVisible()) await update.click({ timeout: 2_000 }).catch(() => {});
        return scripts();
      })
      .not.toBe(before);
    await waitForHydration(page);
    await expect(page.getByText(`New: ${NEXT_NEWS}`)).toHaveCount(0);
  } finally {
    await next.dispose();
  }
});

/** Ahead of a worker's script: the first page that it is asked for never gets an answer. */
const HOLD_FIRST_PAGE = `
const { respondWith } = FetchEvent.prototype;
FetchEvent.prototype.respondWith = function (answer) {
  const isPage = this.request.mode === 'navigate';
  if (isPage) FetchEvent.prototype.respondWith = respondWith;
  respondWith.call(this, isPage ? new Promise(() => {}) : answer);
};
`;

test('An update whose new page the browser never answers is loaded again', async ({ network, page }) => {
  const DIST_DIR = await makeNextBuild();
  const next = await startProductServer({
    env: { DIST_DIR },
    preparedDataDir: process.env.JOURNEY_DATA_DIR,
  });
  const worker = HOLD_FIRST_PAGE + (await readFile(join(DIST_DIR, 'client/sw.js'), 'utf8'));
  try {
    await gotoDespiteReload(page, `${network.address}/faqs`);
    await waitForServiceWorker(page);
    network.leadTo(next);
    network.replaceAnswers(({ path }) =>
      path === '/sw.js'
        ? { status: 200, body: Buffer.from(worker), headers: { 'content-type': 'text/javascript' } }
        : null,
    );
    await expect.poll(() => updateWorker(page)).toBe('installed');
    await gotoDespiteReload(page, `${network.address}/faqs`);
    await expect(page.getByText(`New: ${NEXT_NEWS}`)).toBeVisible();
    await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Update' }).click()]);
    await waitForHydration(page);
    await expect(page.getByText(`New: ${NEXT_NEWS}`)).toHaveCount(0);
  } finally {
    await next.dispose();
  }
});

test('A launch asks the server for no page that the phone has, and the worker for no call of the API', async ({
  network,
  phone,
}) => {
  const page = await phone.openPage(`${network.address}/`);
  await signInThroughForm(page, network, demoVisitor);
  await gotoDespiteReload(page, `${network.address}/?menu=open`);
  await page.getByText('Works offline', { exact: true }).waitFor();
  await waitForAllFiles(page);
  await phone.restart();
  network.takeRequests();
  const launched = await phone.openPage(`${network.address}/?menu=open`);
  await expect(launched.getByRole('img', { name: 'Your QR pass' })).toBeVisible();
  expect(network.takeRequests().filter((path) => /^\/(\?|$)/.test(path))).toEqual([]);
  // Chromium asks the worker for nothing that it would only pass on. Not yet in TypeScript's own types.
  const sources = () =>
    launched.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.includes('/trpc/'))
        .map((entry) => (entry as unknown as { workerMatchedSourceType: string }).workerMatchedSourceType),
    );
  await expect.poll(async () => [...new Set(await sources())]).toEqual(['network']);
});

test('Home and the page of the first visit are stored, and React takes them over as they are', async ({
  network,
  page,
}) => {
  const first = '/expo?expoSlug=baby-fair-kl';
  await page.goto(network.address + first);
  await waitForServiceWorker(page);
  await waitForAllFiles(page);
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () =>
      Object.assign(globalThis, { heading: document.querySelector('h1') }),
    );
  });
  await network.disconnect();
  for (const path of ['/', first]) {
    await page.goto(network.address + path);
    await waitForHydration(page);
    await expect(page.locator('meta[name=stored-at]')).toHaveCount(1);
    // What React renders again is a new element.
    expect(await page.evaluate(() => (globalThis as { heading?: Element | null }).heading?.isConnected)).toBe(
      true,
    );
  }
});

/** The browser looks for another version a moment after a navigation. */
const LONGEST_SWITCH_MS = 15_000;
/** Between two attempts to send, with room for a busy machine. */
const LONGEST_PAUSE_MS = 120_000;

test('The kill switch takes the worker off a phone, once, and leaves what waits to be sent', async ({
  product,
  network,
  page,
}) => {
  const killSwitch = await readFile('sw/kill-switch.js');
  const stored = () =>
    despiteReload(() =>
      page.evaluate(async () => ({
        workers: (await navigator.serviceWorker.getRegistrations()).length,
        caches: (await caches.keys()).length,
      })),
    );
  const waiting = async () =>
    (await despiteReload(() => readOutbox(page))).filter(({ state }) => state === 'waiting').length;
  await signIn(page.context(), network, demoVisitor);
  let [mostNavigations, lost] = [0, 0];
  for (let walk = 0; walk < WALKS; walk++) {
    await gotoDespiteReload(page, `${network.address}/brands/little-sprout`);
    await waitForServiceWorker(page);
    await waitForHydration(page);
    network.replaceAnswers(({ path }) =>
      path.startsWith('/trpc/actions')
        ? { status: 503, headers: {}, body: Buffer.from('') }
        : path === '/sw.js'
          ? { status: 200, body: killSwitch, headers: { 'content-type': 'text/javascript' } }
          : null,
    );
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Follow/ })
      .click();
    await expect.poll(waiting).toBe(1);
    let navigations = 0;
    const navigate = async () => {
      navigations++;
      // Chromium may keep the old worker until the next navigation, and never answer that one: the visitor loads again.
      await despiteReload(() =>
        page.goto(`${network.address}/brands/little-sprout`, { timeout: LONGEST_SWITCH_MS }),
      );
      await expect.poll(stored, { timeout: LONGEST_SWITCH_MS }).toEqual({ workers: 0, caches: 0 });
    };
    await expect(navigate).toPass();
    mostNavigations = Math.max(mostNavigations, navigations);
    lost += 1 - (await waiting());

    // The switch is off again: the phone gets its worker back, and what waited is sent, by the page or by the worker,
    // after the pause that the refusals have made long. Left before the answer is stored, the page would send it again.
    const logged = product.log().length;
    network.replaceAnswers(asIs);
    await gotoDespiteReload(page, `${network.address}/`);
    await expect.poll(waiting, { timeout: LONGEST_PAUSE_MS }).toBe(0);
    expect(product.log().slice(logged)).toMatch(/"done".*actions delivered/);
    await waitForServiceWorker(page);
  }
  reportMeasurement('P15', { rehearsals: WALKS, 'most navigations': mostNavigations, 'actions lost': lost });
  expect(lost).toBe(0);
});

const PUBLIC_PAGES = ['/', '/expo', '/products', '/faqs', '/articles', '/about-us'];

for (const percent of [5, 50])
  test(`With ${percent} % of the worker’s answers replaced, nothing foreign is stored and no page is blank`, async ({
    network,
    page,
  }) => {
    const manifest = await precacheManifest();
    network.replaceAnswers(foreignAnswers(percent / 100, seededRandom(percent)));
    for (const path of PUBLIC_PAGES) {
      await gotoDespiteReload(page, network.address + path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await foreignBodies(page, manifest)).toEqual([]);
    }
    network.replaceAnswers(asIs);
    await despiteReload(() => fireOnline(page));
    await waitForAllFiles(page);
    expect(await foreignBodies(page, manifest)).toEqual([]);
    await network.disconnect();
    for (const path of PUBLIC_PAGES) {
      await gotoDespiteReload(page, network.address + path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await waitForHydration(page);
    }
  });

test('An installation that a portal cut goes on at the next start, and the pass says how far it is', async ({
  network,
  page,
}) => {
  // The browser has its own copy of most of what the worker asks for: the page has loaded it, less on a phone that
  // saves data.
  await saveData(page);
  let cut = 0;
  network.replaceAnswers(({ path, isFetch }) => {
    if (!isFetch || !path.startsWith('/assets/')) return null;
    cut++;
    return portalPage();
  });
  await signIn(page.context(), network, demoVisitor);
  await page.goto(`${network.address}/?menu=open`);
  await expect(page.getByText(/Saving for offline, [1-9]\d?%/)).toBeVisible();
  await expect.poll(() => cut).toBeGreaterThan(0);
  await expect(page.getByText('Works offline', { exact: true })).toHaveCount(0);
  const stored = await page.evaluate(async () => {
    const found = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    );
    return found.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(stored.filter((path) => path.startsWith('/assets/'))).not.toEqual([]);
  // What the worker asks for again would come from the browser's own copies.
  const session = await page.context().newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  const asked: string[] = [];
  network.replaceAnswers(({ path, isFetch }) => {
    if (isFetch && path.startsWith('/assets/')) asked.push(path);
    return null;
  });
  await page.goto(`${network.address}/?menu=open`);
  await page.getByText('Works offline', { exact: true }).waitFor();
  expect(asked).not.toEqual([]);
  expect(asked.filter((path) => stored.includes(path))).toEqual([]);
});

test('A damaged file is replaced without the visitor’s help, at the latest once there is signal', async ({
  network,
  page,
}) => {
  const script = async (name: string) => {
    const files = await readdir('dist/client/assets');
    return `/assets/${files.find((file) => file.startsWith(`${name}-`) && file.endsWith('.js'))}`;
  };
  await page.goto(`${network.address}/`);
  await waitForServiceWorker(page);
  await waitForAllFiles(page);
  expect(await repairFiles(page)).toMatchObject({ damagedAtMs: 0 });

  // On a phone that saves data a page's script is loaded when the page is opened, not ahead.
  await saveData(page);
  await page.goto(`${network.address}/`);
  await waitForHydration(page);

  // Another type, without signal.
  // The browser's own copy would do.
  const session = await page.context().newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await damageFile(page, await script('seldom'), '<h1>Accept the terms</h1>', 'text/html');
  await network.disconnect();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Get in Touch' }).click();
  await expect(page.getByRole('heading', { name: 'This page didn’t load' })).toBeVisible();
  await network.reconnect();
  await fireOnline(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Get in touch' })).toBeVisible();

  // A script that the browser can read, but not run: it asks for it only once a page.
  await page.goto(`${network.address}/`);
  await waitForHydration(page);
  await damageFile(page, await script('information'), 'const = broken');
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQs' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'FAQs' })).toBeVisible();
  await waitForHydration(page);

  // One that another check has replaced before the page asks.
  await gotoDespiteReload(page, `${network.address}/`);
  await waitForHydration(page);
  const seldom = await script('seldom');
  await session.send('Network.clearBrowserCache');
  await damageFile(page, seldom, 'const = broken');
  await despiteReload(() => page.evaluate((path) => import(path).catch(() => {}), seldom));
  await repairFiles(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Get in Touch' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Get in touch' })).toBeVisible();
  await waitForHydration(page);

  // One that the page itself and most others need; and one without which the page cannot even ask for a repair.
  for (const name of ['information', 'core']) {
    await session.send('Network.clearBrowserCache');
    await damageFile(page, await script(name), 'const = broken');
    await gotoDespiteReload(page, `${network.address}/`);
    await waitForHydration(page);
  }
});

test('On a full phone the pass says that it won’t open without signal, and the app goes on', {
  tag: '@P16',
}, async ({ network, page }) => {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  const session = await page.context().newCDPSession(page);
  const setQuota = (quotaSize?: number) =>
    session.send('Storage.overrideQuotaForOrigin', {
      origin: network.address,
      ...(quotaSize && { quotaSize }),
    });
  await setQuota(300_000);
  await signIn(page.context(), network, demoVisitor);
  await page.goto(`${network.address}/?menu=open`);
  await expect(page.getByRole('dialog').getByText('This device is full')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Your QR pass' })).toBeVisible();
  await page.goto(`${network.address}/faqs`);
  await waitForHydration(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Articles' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Articles' })).toBeVisible();
  await setQuota();
  await page.goto(`${network.address}/?menu=open`);
  await page.getByText('Works offline', { exact: true }).waitFor();
  expect(problems).toEqual([]);
  reportMeasurement('P16', { of: 'caches without room', warned: 1 });
});
