import { findFirefox, findWebKitGtk } from '../../scripts/engines.mjs';
import { mailedCodeFor, newVisitor } from '../support/accounts.ts';
import { startChromium } from '../support/engines/chromium.ts';
import type { Engine } from '../support/engines/engine.ts';
import { startFirefox } from '../support/engines/firefox.ts';
import { walkIn } from '../support/engines/walk.ts';
import { startWebKitGtk } from '../support/engines/webkitgtk.ts';
import { expect, test } from '../support/journey-test.ts';
import type { ProductServer } from '../support/product-server.ts';
import { readStorageOfOrigin } from '../support/read-browser-storage.ts';
import { readStoredCheckIns } from '../support/read-stored-rows.ts';
import { readPass, verifyPass } from '../support/scan-pass.ts';
import { openWeakNetwork, type WeakNetwork } from '../support/weak-network.ts';

test.use({ serviceWorkers: 'allow' });

let engine: Engine | null = null;
let network: WeakNetwork | null = null;

/** Two scripts of the first visit get no answer, one of them for the page alone; the next time they come. */
async function loseScripts(product: ProductServer): Promise<WeakNetwork> {
  const network = await openWeakNetwork(product);
  const toLose = new Set(['core', 'browse']);
  network.replaceAnswers(({ path }) => {
    const [, name = ''] = /^\/assets\/([a-z]+)-/.exec(path) ?? [];
    if (!toLose.delete(name)) return null;
    return { status: 503, headers: { 'content-type': 'text/html' }, body: Buffer.from('') };
  });
  return network;
}

/** Opens the app on a weak line, signs up, signs in, shows the pass, checks in without signal, and signs out. */
async function mainWalk(engine: Engine, server: ProductServer): Promise<void> {
  network = await loseScripts(server);
  const product = network;
  const visitor = { ...newVisitor(), displayName: 'Canary Devi' };
  const { clicks, sees, types } = walkIn(engine);
  const openMenu = () => engine.open(`${product.address}/?menu=open`);

  await engine.open(`${product.address}/`);
  await clicks('header button', 'Sign Up');
  await types('Your name', visitor.displayName);
  await types('Email', visitor.email);
  await types('Password', visitor.password);
  await clicks('main button', 'Sign Up');
  await sees('h1', 'Check your email');
  await types('Code', await mailedCodeFor(product, visitor.email));
  await clicks('main button', 'Confirm');
  await sees('h1', 'Tell us about your family');
  await openMenu();
  await clicks('button', 'Log out');

  await clicks('header button', 'Login');
  await types('Email', visitor.email);
  await types('Password', visitor.password);
  await clicks('main button', 'Login');
  await sees('header a', 'Open menu');
  await openMenu();
  await sees('p', 'Works offline');

  await product.disconnect();
  await openMenu();
  await sees('p', 'Working offline');
  await sees('[role=img]', 'Your QR pass');
  const token = await readPass(await engine.screenshot());
  await clicks('dialog a', 'Expo Check-in');
  await clicks('main button', 'Check in');
  if (isBeforeDoors()) await clicks('main button', 'Check in anyway');
  await sees('main p', 'Saved on this device. We’ll send it once you’re online.');
  await product.reconnect();
  expect(await verifyPass(product.address, token)).toMatchObject({
    ok: true,
    user: { displayName: visitor.displayName },
  });
  await engine.open(`${product.address}/account?page=expo-check-in`);
  await sees('main p', 'Sent.');
  expect(await readStoredCheckIns(product, visitor.email)).toEqual({
    delivered: 1,
    checkIns: 1,
    revision: 1,
  });

  await openMenu();
  await clicks('button', 'Log out');
  await sees('header button', 'Login');
  const stored = await engine.evaluate(readStorageOfOrigin, null);
  for (const trace of ['Canary', visitor.email, 'CognitoIdentityServiceProvider'])
    expect(stored.includes(trace), trace).toBe(false);
}

// biome-ignore lint/correctness/noEmptyPattern: the shape that the test runner asks for
test.afterEach(async ({}, info) => {
  try {
    if (engine && info.status !== info.expectedStatus)
      await info.attach('window', { body: await engine.screenshot(), contentType: 'image/png' });
  } finally {
    await engine?.close();
    await network?.dispose();
    engine = null;
    network = null;
  }
});

/** The doors of the sample open at ten in Malaysia; tests run at any time of the day. */
const isBeforeDoors = () => new Date(Date.now() + 8 * 3_600_000).getUTCHours() < 10;

test('The main walk works whole in Chromium', async ({ product }) => {
  engine = await startChromium();
  await mainWalk(engine, product);
});

test('The main walk works whole in Firefox', async ({ product }) => {
  const path = findFirefox();
  if (!path) return test.skip(true, 'Firefox is not installed');
  engine = await startFirefox(path);
  await mainWalk(engine, product);
});

test('The main walk works whole in WebKitGTK', async ({ product }) => {
  const paths = findWebKitGtk();
  if (!paths) return test.skip(true, 'WebKitGTK is not installed');
  engine = await startWebKitGtk(paths);
  await mainWalk(engine, product);
});
