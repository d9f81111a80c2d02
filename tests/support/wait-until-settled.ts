import type { Page, Request } from '@playwright/test';

const QUIET_MS = 100;
const LIMIT_MS = 60_000;

/**
 * Loads an address and waits until the page is complete: hydrated, no skeleton, and no request for a tenth of a second.
 * Playwright's own `networkidle` waits half a second more on every page.
 */
export async function gotoSettled(page: Page, url: string) {
  const underWay = new Set<Request>();
  let quietSinceMs = Date.now();
  const onRequest = (request: Request) => underWay.add(request);
  const onEnd = (request: Request) => {
    underWay.delete(request);
    quietSinceMs = Date.now();
  };
  page.on('request', onRequest);
  page.on('requestfinished', onEnd);
  page.on('requestfailed', onEnd);
  try {
    const response = await page.goto(url);
    do {
      await page.waitForFunction(isRendered, null, { timeout: LIMIT_MS });
      await page.waitForTimeout(QUIET_MS / 2);
    } while (underWay.size > 0 || Date.now() - quietSinceMs < QUIET_MS || !(await page.evaluate(isRendered)));
    return response;
  } finally {
    page.off('request', onRequest);
    page.off('requestfinished', onEnd);
    page.off('requestfailed', onEnd);
  }
}

export const waitUntilRendered = (page: Page) =>
  page.waitForFunction(isRendered, null, { timeout: LIMIT_MS });

function isRendered(): boolean {
  const main = document.querySelector('main');
  if (!main) return false;
  // React keeps a record of its own on every element that it has hydrated or rendered.
  const isHydrated = Object.keys(main).some((key) => key.startsWith('__reactFiber'));
  const isLoading = document.querySelector('[role="status"][data-shape], [aria-busy="true"]') !== null;
  return isHydrated && !isLoading && !document.body.textContent?.includes('Loading your account');
}
