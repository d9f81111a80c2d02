// `npm run bench -- launch`: how long until a phone can open the app offline, and how fast it opens. Times in ms, at
// 4x CPU; ratios are to the floor page in the same round.
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import jsQR from 'jsqr';
import sharp from 'sharp';
import { serveFloorPage } from './bench-floor-page.mjs';
import { startProxy } from './bench-proxy.mjs';
import { CHROMIUM_FLAGS, ensureChromium } from './chromium.mjs';
import { logInAsDemo } from './product.mjs';

const PROXY_PORT = 4394;
const FLOOR_PORT = 4395;
const PASS = '[data-pass=shown] svg';
const LATENCIES_MS = [0, 150, 300, 562];
export const FLAGS = [...CHROMIUM_FLAGS, '--disable-gpu', '--disable-background-networking'];
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 };
const CPU_SLOWDOWN = 4;
/** Each call into a page compiles scripts of Playwright in it (40 ms): none is made before its content is there. */
const UNDISTURBED_MS = 1_500;
const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

async function withProfile(profile, work) {
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: ensureChromium(),
    args: FLAGS,
    viewport: { width: 390, height: 844 },
  });
  try {
    return await work(context, context.pages()[0] ?? (await context.newPage()));
  } finally {
    await context.close();
  }
}

async function throttle(context, page, network) {
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  if (network) {
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', network);
  }
}

/** The time from the navigation until an element that matches `selector` is painted with content. */
async function timeToContent(page, url, selector) {
  await page.addInitScript((wanted) => {
    const look = () => {
      const element = document.querySelector(wanted);
      if (
        element &&
        (element.textContent || element.firstElementChild) &&
        element.getClientRects().length > 0
      )
        requestAnimationFrame(() => {
          globalThis.contentAtMs ??= performance.now();
        });
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, selector);
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForTimeout(UNDISTURBED_MS);
  const found = await page.waitForFunction(() => globalThis.contentAtMs, null, { timeout: 30_000 });
  return Math.round(await found.jsonValue());
}

const waitForWorker = (page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    while (!navigator.serviceWorker.controller) await new Promise((resolve) => setTimeout(resolve, 20));
    return Math.round(performance.now());
  });

/** First visits: until the worker holds what opening offline needs. Leaves the last profile for the launches. */
async function measureReady(origin, proxy) {
  for (const latencyMs of LATENCIES_MS) {
    const profile = mkdtempSync(join(tmpdir(), 'launch-'));
    proxy.latencyMs = latencyMs;
    proxy.requests = 0;
    const readyMs = await withProfile(profile, async (_, page) => {
      await page.goto(origin);
      return waitForWorker(page);
    });
    console.log(
      `ready to open offline at ${latencyMs} ms a request: ${readyMs} ms, ${proxy.requests} requests`,
    );
    await rm(profile, { recursive: true, force: true });
  }
  proxy.latencyMs = 0;
}

async function signedInProfile(origin) {
  const profile = mkdtempSync(join(tmpdir(), 'launch-'));
  await withProfile(profile, async (_, page) => {
    await page.goto(`${origin}/sign-in`);
    await waitForWorker(page);
    await logInAsDemo(page);
    await page.getByRole('link', { name: /Open menu/ }).click();
    await page.locator('[data-pass=shown]').waitFor();
    await page.goto(origin);
    await page.waitForTimeout(6_000);
  });
  return profile;
}

async function floorProfile() {
  const profile = mkdtempSync(join(tmpdir(), 'floor-'));
  await withProfile(profile, async (_, page) => {
    await page.goto(`http://localhost:${FLOOR_PORT}/`);
    await waitForWorker(page);
  });
  return profile;
}

/** Throws unless a camera could read the pass from the screen. */
async function assertDecodes(page) {
  const picture = await page.locator(PASS).first().screenshot({ animations: 'disabled' });
  const { data, info } = await sharp(picture)
    .ensureAlpha()
    .resize({ width: 800, kernel: 'nearest' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const text = jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
  if (!text?.includes('token=')) throw new Error(`No pass on the screen: ${text ?? 'no code'}`);
}

const launchPass = (profile, origin) =>
  withProfile(profile, async (context, page) => {
    await throttle(context, page);
    const ms = await timeToContent(page, `${origin}/?menu=open`, PASS);
    await assertDecodes(page);
    return ms;
  });

const launch = (profile, url, selector, network) =>
  withProfile(profile, async (context, page) => {
    await throttle(context, page, network);
    return timeToContent(page, url, selector);
  });

async function clickToPage(origin) {
  const profile = mkdtempSync(join(tmpdir(), 'click-'));
  const times = [];
  await withProfile(profile, async (context, page) => {
    await throttle(context, page, SLOW_4G);
    for (const href of ['/expo', '/articles', '/products', '/brands']) {
      await page.goto(origin);
      await page.waitForTimeout(3_000);
      const link = page.locator(`a[href="${href}"]`).first();
      const before = await page.locator('h1').first().textContent();
      await link.evaluate((element) => {
        globalThis.clickedAtMs = performance.now();
        element.click();
      });
      const shown = await page.waitForFunction(
        (old) => {
          const heading = document.querySelector('h1')?.textContent;
          return heading && heading !== old ? performance.now() - globalThis.clickedAtMs : 0;
        },
        before,
        { polling: 'raf' },
      );
      times.push(Math.round(await shown.jsonValue()));
    }
  });
  await rm(profile, { recursive: true, force: true });
  return times;
}

const print = (name, values, base) =>
  console.log(
    `${name}: ${median(values)} ms (${values.join(', ')})${base ? `, ${(median(values) / median(base)).toFixed(2)} x the floor page` : ''}`,
  );

/** `port`: where the product is served. Settings: RUNS (5), the rounds of interleaved launches. */
export async function benchLaunch(port, { onlyPass = false } = {}) {
  const runs = Number(process.env.RUNS ?? 5);
  const origin = `http://localhost:${PROXY_PORT}`;
  const proxy = startProxy(PROXY_PORT, port);
  const floor = await serveFloorPage('.tsbuild/floor-page', FLOOR_PORT);
  if (!onlyPass) {
    await measureReady(origin, proxy);
    console.log(`click to the next page, slow 4G: ${(await clickToPage(origin)).join(', ')} ms`);
  }
  const profile = await signedInProfile(origin);
  const bare = await floorProfile();
  const rounds = { floor: [], floorOnline: [], online: [], offline: [], pass: [] };
  const floorUrl = `http://localhost:${FLOOR_PORT}/`;
  for (let i = 0; i < runs && !onlyPass; i++) {
    rounds.floorOnline.push(await launch(bare, floorUrl, 'h1', SLOW_4G));
    rounds.online.push(await launch(profile, `${origin}/`, 'main h1', SLOW_4G));
  }
  proxy.cut();
  await floor.close();
  for (let i = 0; i < runs; i++) {
    rounds.floor.push(await launch(bare, floorUrl, 'h1'));
    if (!onlyPass) rounds.offline.push(await launch(profile, `${origin}/`, 'main h1'));
    rounds.pass.push(await launchPass(profile, origin));
  }
  if (!onlyPass) {
    print('floor page, repeat launch online', rounds.floorOnline);
    print('repeat launch online to content', rounds.online, rounds.floorOnline);
    print('cold launch offline to content', rounds.offline, rounds.floor);
  }
  print('floor page, cold launch offline', rounds.floor);
  print('cold launch offline to a pass that decodes', rounds.pass, rounds.floor);
  const ratio = (median(rounds.pass) / median(rounds.floor)).toFixed(2);
  const figures = { launches: runs, 'pass, ms': median(rounds.pass), 'floor page, ms': median(rounds.floor) };
  if (process.env.FIGURES)
    console.log(`LAUNCH: ${JSON.stringify({ ...figures, 'times the floor page': Number(ratio) })}`);
  for (const folder of [profile, bare]) await rm(folder, { recursive: true, force: true });
}
