import { expect, type Locator, type Page, type Request } from '@playwright/test';
import { makeRenewalDue } from './accounts.ts';

/** Fires the event of a tab that is shown again: the page checks at once whether a renewal is due. */
export const showPage = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

/** Less than a request may take, so that one that begins meanwhile is not cut off. */
const STEP_MS = 3_000;

/**
 * Lets a signed-in page renew its tokens now instead of in an hour, until `outcome` is visible. The pauses between its
 * attempts pass on its clock, which must be installed; while a renewal is on its way, no time is skipped.
 */
export async function renewTokensUntil(outcome: Locator): Promise<void> {
  const page = outcome.page();
  let underWay = 0;
  const count = (change: number) => (request: Request) => {
    if (request.url().endsWith('/idp')) underWay += change;
  };
  page.on('request', count(1));
  page.on('requestfinished', count(-1));
  page.on('requestfailed', count(-1));
  await makeRenewalDue(page.context());
  await showPage(page);
  await expect(async () => {
    if (underWay === 0) await page.clock.runFor(STEP_MS);
    await expect(outcome).toBeVisible({ timeout: 100 });
  }).toPass({ timeout: 120_000, intervals: [50] });
}
