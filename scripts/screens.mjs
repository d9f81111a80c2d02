// `npm run screens [-- names]`: screenshots of every page at three widths, light and dark, in `screens/`, and a contact
// sheet of each page in `screens/sheets/`. Public pages are signed out; home and the visitor's pages are signed in. Then
// the states of each kind of page; `npm run screens -- states [names]` takes only these.
import { chromium } from '@playwright/test';
import { CHROMIUM_FLAGS, ensureChromium } from './chromium.mjs';
import { drawSheets, pageSheet, stateSheet } from './contact-sheets.mjs';
import { withProduct } from './product.mjs';
import { PRIVATE, PUBLIC } from './sample-pages.mjs';
import { KINDS, shootStates } from './screen-states.mjs';
import { signIn } from './screen-visitors.mjs';

/** Dialogs over the whole screen: at the height of the page below they would stand in the middle of nothing. */
const FILLS_SCREEN = ['menu', 'moment'];

const WIDTHS = { phone: [390, 844], tablet: [768, 1024], desktop: [1280, 800] };
const PORT = Number(process.env.PORT ?? 4391);
const only = process.argv.slice(2).filter((word) => word !== 'states');
const isStatesOnly = process.argv.includes('states');
const isAll = process.argv.length === 2;
const isWanted = (name) => only.length === 0 || only.includes(name);

const origin = `http://localhost:${PORT}`;

/** Runs in the page. Pictures below the first screen get their address only when they come near. */
async function showAllPictures() {
  const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 40)));
  for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
    scrollTo(0, y);
    await frame();
  }
  scrollTo(0, 0);
  // What lies far to the side in a row that scrolls is never near, and its picture never decoded.
  for (const img of document.images) img.loading = 'eager';
  await Promise.all([...document.images].map((img) => img.decode().catch(() => {})));
  await frame();
  return true;
}

async function shoot(context, group, pages, scheme) {
  for (const { name, path } of pages) {
    if (!isWanted(name)) continue;
    const page = await context.newPage();
    page.on('pageerror', (error) => console.log(`${name}: ${error.message}`));
    page.on('console', (message) => message.type() === 'error' && console.log(`${name}: ${message.text()}`));
    for (const [width, [w, h]] of Object.entries(WIDTHS)) {
      await page.setViewportSize({ width: w, height: h });
      await page.goto(origin + path, { waitUntil: 'networkidle' });
      // On a busy machine a page that is all on the phone is idle before it is there.
      await page.waitForFunction(() => document.documentElement.dataset.started === '');
      await page.waitForTimeout(name === 'menu' ? 1200 : 300);
      const overflows = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
      if (overflows) console.log(`${name} ${width}: scrolls sideways`);
      // Unlike `evaluate`, it has a time limit: a page that hangs must not hold up all others.
      await page
        .waitForFunction(showAllPictures)
        .catch(() => console.log(`${name} ${width}: pictures are missing`));
      // Not by Playwright's own "full page", which moves what scrolls sideways, and leaves what sticks in mid-page.
      const pageHeight = await page.evaluate(() => document.documentElement.scrollHeight);
      if (!FILLS_SCREEN.includes(name)) await page.setViewportSize({ width: w, height: pageHeight });
      await page.screenshot({ path: `screens/${group}/${name}-${width}-${scheme}.png` });
    }
    await page.close();
  }
}

async function shootPages(browser) {
  for (const colorScheme of ['light', 'dark']) {
    const context = await browser.newContext({ colorScheme, deviceScaleFactor: 1, reducedMotion: 'reduce' });
    await shoot(context, 'signed-out', PUBLIC, colorScheme);
    await signIn(context, origin);
    await shoot(context, 'signed-in', isAll ? [PUBLIC[0], ...PRIVATE] : [...PUBLIC, ...PRIVATE], colorScheme);
    await context.close();
  }
}

async function shootAll() {
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: [...CHROMIUM_FLAGS, '--disable-gpu'],
  });
  try {
    if (!isStatesOnly) {
      await shootPages(browser);
      const names = [...PUBLIC, ...PRIVATE].map(({ name }) => name);
      await drawSheets(names.filter(isWanted).map(pageSheet));
    }
    if (isStatesOnly || isAll) {
      await shootStates(browser, origin, KINDS.filter(isWanted));
      await drawSheets(KINDS.filter(isWanted).map(stateSheet));
    }
  } finally {
    await browser.close();
  }
}

await withProduct('scripts/start.mjs', PORT, shootAll);
