import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { posterPath } from '../../src/domain/expo/check-in-link.ts';
import { checkInPath, expoPath, shoppingListPath } from '../../src/domain/routing/paths.ts';
import { newVisitor, signUp } from '../support/accounts.ts';
import { launchWithCamera, NEAR, writeCameraVideo } from '../support/camera-video.ts';
import { tapCheckIn } from '../support/check-in.ts';
import { expect, test, waitForHydration, waitForServiceWorker } from '../support/journey-test.ts';
import { readLoopedCodes } from '../support/looped-codes.ts';
import { readBrowserStorage } from '../support/read-browser-storage.ts';
import { readStoredCheckIns } from '../support/read-stored-rows.ts';
import { readCode } from '../support/scan-pass.ts';
import { waitForAllFiles } from '../support/worker-files.ts';

test.use({ serviceWorkers: 'allow' });

const EXPO = 'expo-baby-fair-kl';
const LIST = shoppingListPath('baby-fair-kl');

test('A poster on the wall is scanned without signal, and nothing is written before the tap', async ({
  product,
  policy,
}) => {
  const folder = await mkdtemp(join(tmpdir(), 'video-'));
  const video = join(folder, 'camera.y4m');
  await writeCameraVideo(video, ['https://lottery.example/win', product.address + posterPath(EXPO)]);
  const browser = await launchWithCamera(video);
  browser.on('context', policy.watch);
  try {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
    await signUp(context, product, newVisitor());
    const page = await context.newPage();
    await page.goto(product.address + checkInPath);
    await waitForServiceWorker(page);
    await expect(page.getByRole('button', { name: 'Check in' })).toBeVisible();
    await waitForAllFiles(page);
    await product.disconnect();
    await page.getByRole('button', { name: 'Scan a code' }).click();
    const scanner = page.getByRole('dialog', { name: 'Scan a code' });
    await expect(scanner.getByRole('status')).toContainText('That isn’t a code of this app.');
    await page.waitForURL((url) => url.searchParams.get('expo') === EXPO);
    await expect(scanner).toBeHidden();
    await expect(
      page.getByRole('heading', { name: /^(Are you at .*|.* has closed for today|.* opens today at .*)/ }),
    ).toBeVisible();
    await tapCheckIn(page);
    await expect(page.getByText('Saved on this device.')).toBeVisible();
    expect(await page.evaluate(() => document.querySelector('video'))).toBeNull();
  } finally {
    await product.reconnect();
    await browser.close();
    await rm(folder, { recursive: true });
  }
});

test('A poster of another expo says why there is no check-in, and an agenda goes from phone to phone', async ({
  product,
  browser,
  page,
}) => {
  await signUp(page.context(), product, newVisitor());
  for (const [expo, heading] of [
    ['expo-year-end-baby-expo', /isn’t open yet$/],
    ['expo-toddler-play-days', /is over$/],
    ['nothing-of-the-kind', 'We don’t know this expo'],
  ] as const) {
    await page.goto(product.address + posterPath(expo));
    await expect(page.getByRole('heading', { level: 2, name: heading })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Check in' })).toHaveCount(0);
  }
  await page.getByRole('link', { name: 'Choose another expo' }).click();
  await expect(page.getByRole('button', { name: 'Check in' })).toBeVisible();
  // The last day has talks whenever the test runs.
  await page.goto(product.address + expoPath('baby-fair-kl'));
  await page.mouse.wheel(0, 400);
  // It knows what is on this device a moment later, and grows: what is below moves once.
  await expect(page.getByRole('region', { name: /^Saved? for offline$/ })).toContainText(
    /Still to save: | offline\./,
  );
  await page.getByRole('navigation', { name: 'Days' }).getByRole('link').last().click();
  await expect(page).toHaveURL(/day=/);
  for (const title of ['Fit your car seat in ten minutes', 'Two under two, without tears (mostly)']) {
    const save = page.getByRole('button', { name: `Save ${title}` });
    await save.click();
    // Pressed means stored: a page that is left earlier may lose the tap.
    await expect(save).toHaveAttribute('aria-pressed', 'true');
  }
  await page.goto(product.address + checkInPath);
  await expect(page.getByRole('region', { name: 'My agenda' }).getByRole('listitem')).toHaveCount(2);
  await page.getByRole('button', { name: 'Share' }).click();
  const text = await readCode(
    await page.getByRole('img', { name: 'QR code of my agenda' }).screenshot({ animations: 'disabled' }),
  );

  const other = await browser.newContext();
  const friend = await other.newPage();
  await signUp(other, product, newVisitor());
  await friend.goto(product.address + checkInPath);
  await waitForServiceWorker(friend);
  await expect(friend.getByRole('region', { name: /up next|now and next/i })).toBeVisible();
  // What is on the screen is stored a moment later.
  await waitForAllFiles(friend);
  await expect.poll(() => readBrowserStorage(friend)).toContain('Two under two');
  await product.disconnect();
  await friend.goto(text ?? '');
  const offer = friend.getByRole('region', { name: 'Add 2 talks to your agenda?' });
  await expect(offer.getByRole('listitem')).toHaveText([/^Two under two/, /^Fit your car seat/]);
  await expect(friend.getByRole('heading', { name: 'My agenda' })).toHaveCount(0);
  await offer.getByRole('button', { name: 'Add to my agenda' }).click();
  await expect(friend.getByRole('region', { name: 'My agenda' }).getByRole('listitem')).toHaveCount(2);
  await expect(offer).toBeHidden();
  await product.reconnect();
  await other.close();
});

test('Two lists without an account become one by screen and camera, and the visitor’s at sign-in', async ({
  product,
  policy,
  page,
}) => {
  test.setTimeout(240_000);
  await page.goto(`${product.address}/products/grip-socks-6-12-months`);
  await waitForHydration(page);
  await page.getByRole('button', { name: /^Add to my list for .* KL$/ }).click();
  await page.getByRole('link', { name: 'On your list' }).first().click();
  await expect(page.getByText('On this device only.')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /^Grip socks/ })).toBeVisible();
  const names = [
    'Diapers, size M',
    'Cot sheets',
    'Bottle brush',
    'Sling',
    'Swaddle',
    'Nursing pillow',
    'Bib',
  ];
  for (const name of names) {
    await page.getByLabel('What do you need?').fill(name);
    await page.getByRole('button', { name: 'Add', exact: true }).click();
  }
  await expect(page.getByText('0 of 8 done')).toBeVisible();
  await page.getByRole('button', { name: 'Send to another phone' }).click();
  const codes = await readLoopedCodes(page);
  expect(codes.length).toBeGreaterThan(1);

  const folder = await mkdtemp(join(tmpdir(), 'video-'));
  const video = join(folder, 'camera.y4m');
  await writeCameraVideo(video, ['https://lottery.example/win', ...codes], NEAR);
  const browser = await launchWithCamera(video);
  browser.on('context', policy.watch);
  try {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
    const other = await context.newPage();
    await other.goto(product.address + LIST);
    await other.getByLabel('What do you need?').fill('Teether');
    await other.getByRole('button', { name: 'Add', exact: true }).click();
    await waitForServiceWorker(other);
    await waitForAllFiles(other);
    await product.disconnect();
    await other.getByRole('button', { name: 'Get from another phone' }).click();
    const dialog = other.getByRole('dialog', { name: 'Get a list' });
    await expect(dialog.getByRole('status')).toContainText('That isn’t a list.');
    await expect(dialog.getByRole('status')).toHaveText(`1 of ${codes.length}`);
    // The video shows one code after another; a busy machine misses some, and sees them in the next round.
    await expect(dialog.getByText('8 items are new.')).toBeVisible({ timeout: 90_000 });
    await expect(other.getByText('0 of 1 done')).toBeVisible();
    await dialog.getByRole('button', { name: 'Join the lists' }).click();
    await expect(other.getByText('0 of 9 done')).toBeVisible();
    await dialog.getByRole('button', { name: 'Give to the other phone' }).click();
    expect((await readLoopedCodes(other)).length).toBeGreaterThan(1);
    await product.reconnect();

    const visitor = newVisitor();
    await signUp(context, product, visitor);
    await other.reload();
    await expect(other.getByText('0 of 9 done')).toBeVisible();
    await expect(other.getByText('On this device only.')).toBeHidden();
    // One item of its own, and the other list in one action.
    await expect
      .poll(() => readStoredCheckIns(product, visitor.email))
      .toMatchObject({ delivered: 2, revision: 2 });
  } finally {
    await product.reconnect();
    await browser.close();
    await rm(folder, { recursive: true });
  }
});
