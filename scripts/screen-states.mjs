// Screenshots of what a page of each kind shows when it has nothing, still loads, could not load, or has no signal. The
// visitor is signed in. A state that a page does not have is left out.

import {
  openOffline,
  openSettled,
  reachFailed,
  reachLoading,
  showPictures,
  storeForOffline,
} from './reach-states.mjs';
import { PRIVATE, PUBLIC } from './sample-pages.mjs';
import { signIn, signUp } from './screen-visitors.mjs';

/** The sample pages, one of each kind. */
export const KINDS = `
  home expos expo directory exhibitors starbuy expo-rewards rewards moments products product brands
  brand articles article media community kids-listing faqs account profile family transactions orders
  vouchers gift-cards addresses inbox cart my-rewards menu followed-brands check-in outbox wishlist
  shopping-list
`
  .trim()
  .split(/\s+/);
export const STATES = ['empty', 'loading', 'failed', 'offline', 'unsaved'];
export const VIEWS = [
  { view: 'phone-light', colorScheme: 'light', viewport: { width: 390, height: 844 } },
  { view: 'phone-dark', colorScheme: 'dark', viewport: { width: 390, height: 844 } },
  { view: 'desktop-light', colorScheme: 'light', viewport: { width: 1280, height: 800 } },
];

/** Public pages without content, in place of the sample page. The visitor's own pages are those of a new account. */
const EMPTY_PATHS = {
  home: '/',
  directory: '/expo/directory?expoSlug=baby-fair-kl&text=zeppelin',
  exhibitors: '/exhibitors?expoSlug=baby-fair-kl&text=zeppelin',
  starbuy: '/expo/starbuy?expoSlug=little-ones-penang',
  'expo-rewards': '/expo/yhello-rewards?expoSlug=toddler-play-days',
  rewards: '/yhello-rewards',
  moments: '/moments?expo=nowhere',
  products: '/products?q=unicorn',
  brands: '/brands?letter=Q',
  articles: '/articles?text=zeppelin',
  faqs: '/faqs?q=dinosaur',
  // The inbox is missing: a new account has a message.
  ...Object.fromEntries(PRIVATE.filter(({ name }) => name !== 'inbox').map(({ name, path }) => [name, path])),
};
/** Nothing leads there from the sample pages, so this phone has not stored them. */
const UNSAVED_PATHS = {
  product: '/products/the-rain-comes-to-ipoh',
  article: '/articles/tantrums-in-the-supermarket',
};

/** Writes `screens/states/NAME-STATE-VIEW.png` for sample pages of the names `kinds`. */
export async function shootStates(browser, origin, kinds) {
  const pages = [...PUBLIC, ...PRIVATE].filter(({ name }) => kinds.includes(name));
  const newContext = (options) =>
    browser.newContext({ reducedMotion: 'reduce', serviceWorkers: 'block', ...options });

  const empty = await newContext();
  await signUp(empty, origin);
  for (const { name } of pages)
    if (EMPTY_PATHS[name])
      await shootPage(empty, name, 'empty', (page) => openSettled(page, origin + EMPTY_PATHS[name]));
  await empty.close();

  // Only the session: what else a phone has stored would be shown in place of the states.
  const signedIn = await newContext();
  await signIn(signedIn, origin);
  const storageState = { cookies: await signedIn.cookies(), origins: [] };
  await signedIn.close();
  for (const { name, path } of pages)
    for (const [state, reach] of Object.entries({ loading: reachLoading, failed: reachFailed })) {
      const context = await newContext({ storageState });
      await shootPage(context, name, state, (page) => reach(page, origin, path));
      await context.close();
    }

  const offline = await newContext({ serviceWorkers: 'allow' });
  await signIn(offline, origin);
  await storeForOffline(
    offline,
    origin,
    pages.map(({ path }) => path),
  );
  await offline.setOffline(true);
  for (const { name, path } of pages) {
    await shootPage(offline, name, 'offline', (page) => openOffline(page, origin + path));
    const unsaved = UNSAVED_PATHS[name];
    if (unsaved) await shootPage(offline, name, 'unsaved', (page) => openOffline(page, origin + unsaved));
  }
  await offline.close();
}

/** `reach` brings a new page into the state and returns whether it has it. */
async function shootPage(context, name, state, reach) {
  const page = await context.newPage();
  page.on('pageerror', (error) => console.log(`${name} ${state}: ${error.message}`));
  await page.setViewportSize(VIEWS[0].viewport);
  if (await reach(page))
    for (const { view, colorScheme, viewport } of VIEWS) {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme });
      await showPictures(page);
      // What another width shows in other elements appears there with a delay of its own.
      if (state === 'loading') await page.waitForTimeout(500);
      await page.screenshot({ path: `screens/states/${name}-${state}-${view}.png` });
    }
  else console.log(`${name}: is never ${state}`);
  await page.close();
}
