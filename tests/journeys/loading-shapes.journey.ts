import type { Page } from '@playwright/test';
import { demoVisitor, signIn } from '../support/accounts.ts';
import { expect, test, waitForHydration } from '../support/journey-test.ts';

const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

/** In px: about half a line of text. */
const LIMIT = 12;

type Landmark = {
  /** The block of the skeleton, counted from 1. */
  block: number;
  /** What arrives in its place: the first of these. */
  arrives: string;
  /** Its height is known, too. */
  isWhole?: boolean;
};

/** What visitors open most, with what stands in its first screen. */
const pages: readonly { path: string; landmarks: readonly Landmark[] }[] = [
  { path: '/products', landmarks: [{ block: 1, arrives: 'li:has(h2)', isWhole: true }] },
  {
    path: '/products/anti-colic-bottle-3-pack',
    landmarks: [
      { block: 1, arrives: 'article img', isWhole: true },
      { block: 5, arrives: '[aria-label="Star buys"]', isWhole: true },
    ],
  },
  { path: '/brands', landmarks: [{ block: 1, arrives: 'li:has(h2)', isWhole: true }] },
  { path: '/brands/little-sprout', landmarks: [{ block: 4, arrives: 'section li', isWhole: true }] },
  {
    path: '/expo/starbuy?expoSlug=baby-fair-kl',
    landmarks: [{ block: 1, arrives: 'li:has(h2)', isWhole: true }],
  },
  {
    path: '/exhibitors?expoSlug=baby-fair-kl',
    landmarks: [{ block: 9, arrives: 'section li', isWhole: true }],
  },
  { path: '/articles', landmarks: [{ block: 1, arrives: 'article', isWhole: true }] },
  {
    path: '/articles/newborn-sleep-in-the-tropics',
    landmarks: [{ block: 2, arrives: '[data-reading] img', isWhole: true }],
  },
  { path: '/support-group', landmarks: [{ block: 5, arrives: 'section ul > li' }] },
  { path: '/kids-listing', landmarks: [{ block: 3, arrives: 'section li' }] },
  // The first row has one line or two, by what the demo's last day brought.
  { path: '/account?page=transactions', landmarks: [{ block: 2, arrives: 'section li' }] },
  { path: '/terms-of-use', landmarks: [{ block: 2, arrives: 'section', isWhole: true }] },
];

for (const size of SIZES)
  test(`What arrives stands where its shape stood, on a screen ${size.width} px wide`, async ({
    product,
    page,
    context,
  }) => {
    await page.setViewportSize(size);
    await signIn(context, product, demoVisitor);
    let answers = Promise.resolve();
    await page.route(/\/(trpc|api)\//, async (route) => {
      await answers;
      // The page may be gone.
      await route.continue().catch(() => {});
    });
    await page.goto(`${product.address}/faqs`);
    await waitForHydration(page);
    // The expo list and the flags, which a launch shows before anything else.
    await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage).length)).toBeGreaterThan(8_000);
    for (const { path, landmarks } of pages) {
      await forgetStoredAnswers(page, product.address);
      let answer = () => {};
      answers = new Promise((resolve) => {
        answer = resolve;
      });
      await page.goto(`${product.address}/faqs`);
      await waitForHydration(page);
      await page.evaluate((to) => history.pushState(null, '', to), path);
      await page.locator('main [role="status"][data-shape]').first().waitFor();
      const expected = await placesOf(
        page,
        landmarks.map(({ block }) => blockSelector(block)),
      );
      answer();
      await expect(page.locator('main [role="status"][data-shape]')).toHaveCount(0);
      await page.locator(`main ${landmarks[0]?.arrives}`).first().waitFor();
      const found = await placesOf(
        page,
        landmarks.map(({ arrives }) => `main :is(${arrives})`),
      );
      for (const [i, { arrives, isWhole }] of landmarks.entries()) {
        const [before, after] = [expected[i], found[i]];
        const moved = Math.abs((before?.top ?? Number.NaN) - (after?.top ?? Number.NaN));
        const grown = Math.abs((before?.height ?? Number.NaN) - (after?.height ?? Number.NaN));
        expect.soft(moved, `${path}: top of ${arrives}`).toBeLessThanOrEqual(LIMIT);
        if (isWhole) expect.soft(grown, `${path}: height of ${arrives}`).toBeLessThanOrEqual(LIMIT);
      }
    }
  });

const blockSelector = (block: number) =>
  `main [role="status"][data-shape] > [aria-hidden]:nth-of-type(${block + 1})`;

const placesOf = (page: Page, selectors: readonly string[]) =>
  page.evaluate(
    (all) =>
      all.map((selector) => {
        const { top, height } = document.querySelector(selector)?.getBoundingClientRect() ?? {};
        return { top, height };
      }),
    selectors,
  );

/** What the phone has stored for the venue would be shown at once. */
async function forgetStoredAnswers(page: Page, address: string): Promise<void> {
  await page.goto(`${address}/manifest.webmanifest`);
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('yhello');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const emptying = opening.result.transaction('shelf', 'readwrite');
          emptying.objectStore('shelf').clear();
          emptying.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
  );
}
