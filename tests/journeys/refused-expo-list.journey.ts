import type { Locator, Page } from '@playwright/test';
import { axeViolations } from '../support/axe-violations.ts';
import { expect, test, waitForHydration, waitForServiceWorker } from '../support/journey-test.ts';
import { setHidden } from '../support/set-hidden.ts';
import { openWeakNetwork } from '../support/weak-network.ts';

const LIST = '/api/expo/list/latest';
const REFUSAL = { error: { code: 'NOT_FOUND', message: 'No such list' } };
const IN_A_WHILE_MS = 10 * 60 * 1000;
/** Longer than the worker waits for the network, and shorter than the page waits for an answer. */
const LATE_MS = 5_000;

type Shown = [path: string, after: (page: Page) => Locator];
/** The pages that show the expo list, and something on each that comes after the error. */
const PAGES: readonly [Shown, Shown] = [
  ['/', (page) => page.getByRole('heading', { name: 'Star buys' })],
  ['/expo', (page) => page.getByRole('main').getByRole('listitem').filter({ hasText: 'MITEC' }).first()],
];

/** What the visitor sees is old when the page is shown again, so the page asks for the list. */
async function returnLater(page: Page): Promise<void> {
  await setHidden(page, true);
  await page.clock.fastForward(IN_A_WHILE_MS);
  await setHidden(page, false);
}

/** The error is above what is already shown, which stays where it was. */
async function expectErrorAbove(page: Page, shown: Locator, topBefore: number | undefined): Promise<void> {
  const error = page.locator('[data-error="Expo Not Found"]');
  await expect(error.getByRole('heading', { name: 'The expos didn’t load' })).toBeVisible();
  await expect(error.getByText(/^As of \d\d\/\d\d\/\d{4}, /)).toBeVisible();
  const [errorBox, shownBox] = [await error.boundingBox(), await shown.boundingBox()];
  expect(shownBox?.y).toBe(topBefore);
  expect((errorBox?.y ?? 0) + (errorBox?.height ?? 0)).toBeLessThanOrEqual(shownBox?.y ?? 0);
  expect(await axeViolations(page)).toEqual([]);
}

for (const [path, after] of PAGES)
  test(`A refusal of the expo list is shown on ${path} above the older list, and nothing moves`, async ({
    product,
    browser,
  }) => {
    const context = await browser.newContext({ serviceWorkers: 'block' });
    const page = await context.newPage();
    await page.clock.install();
    await page.goto(product.address + path);
    await waitForHydration(page);
    const shown = after(page);
    const top = (await shown.boundingBox())?.y;
    await page.route(`**${LIST}`, (route) => route.fulfill({ status: 404, json: REFUSAL }));
    await returnLater(page);
    await expectErrorAbove(page, shown, top);
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.locator('[data-error]')).toHaveCount(0);
    // The tap also starts the app below the first screen.
    await expect.poll(async () => (await shown.boundingBox())?.y).toBe(top);
    await context.close();
  });

test('A refusal that comes after the worker has answered with its stored list is shown, too @worker', async ({
  product,
  page,
}) => {
  const network = await openWeakNetwork(product);
  try {
    await page.clock.install();
    await page.goto(network.address);
    await waitForServiceWorker(page);
    await expect.poll(() => page.evaluate(async (url) => Boolean(await caches.match(url)), LIST)).toBe(true);
    // One page stands for both: where the error is shown does not depend on who brought the answer.
    const [path, after] = PAGES[0];
    await page.goto(network.address + path);
    await waitForHydration(page);
    const shown = after(page);
    const top = (await shown.boundingBox())?.y;
    await page.waitForLoadState('networkidle');
    network.setLatency(LATE_MS);
    network.replaceAnswers((request) =>
      request.path === LIST
        ? {
            status: 404,
            headers: { 'content-type': 'application/json' },
            body: Buffer.from(JSON.stringify(REFUSAL)),
          }
        : null,
    );
    await returnLater(page);
    await expectErrorAbove(page, shown, top);
  } finally {
    await network.dispose();
  }
});
