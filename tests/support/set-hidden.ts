import type { Page } from '@playwright/test';

/** What a browser does when the visitor leaves the page or returns: headless pages are always visible. */
export const setHidden = (page: Page, isHidden: boolean) =>
  page.evaluate((hidden) => {
    const define = (name: string, value: unknown) =>
      Object.defineProperty(document, name, { configurable: true, get: () => value });
    define('hidden', hidden);
    define('visibilityState', hidden ? 'hidden' : 'visible');
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  }, isHidden);
