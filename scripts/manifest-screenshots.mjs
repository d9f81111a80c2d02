// Takes the manifest's screenshots from a running server: `node scripts/manifest-screenshots.mjs`.
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { CHROMIUM_FLAGS, ensureChromium } from './chromium.mjs';
import { logInAsDemo } from './product.mjs';

const ORIGIN = process.env.ORIGIN ?? 'http://localhost:4173';
const SHOTS = [
  { file: 'narrow-home', path: '/', width: 390, height: 844, scale: 2 },
  { file: 'narrow-pass', path: '/?menu=open', width: 390, height: 844, scale: 2 },
  { file: 'wide-home', path: '/', width: 1280, height: 800, scale: 1 },
];

const browser = await chromium.launch({
  executablePath: ensureChromium(),
  args: [...CHROMIUM_FLAGS, '--disable-gpu'],
});
for (const { file, path, width, height, scale } of SHOTS) {
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: scale,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.goto(`${ORIGIN}/sign-in`);
  await logInAsDemo(page);
  // As on a phone that is ready for the hall.
  await page.getByRole('link', { name: /Open menu/ }).click();
  await page.getByText('Works offline', { exact: true }).waitFor();
  await page.goto(ORIGIN);
  await page.getByRole('button', { name: 'Get ready' }).click();
  await page.getByText(/ of data$/).waitFor();
  await page.goto(ORIGIN + path, { waitUntil: 'networkidle' });
  await page.waitForTimeout(1500);
  // Nobody has a ring around "Close" who opened the menu with a finger.
  await page.evaluate(() => document.activeElement?.blur());
  await sharp(await page.screenshot())
    .png({ palette: true, dither: 0, effort: 10 })
    .toFile(`content/brand/screenshots/${file}.png`);
  await context.close();
}
await browser.close();
