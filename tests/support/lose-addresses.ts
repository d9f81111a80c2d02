import type { Page } from '@playwright/test';

/**
 * No answer with the visitor's addresses arrives any more. All lists are loaded ahead, so that a journey that needs a page
 * without its data has to keep that from the phone.
 */
export const loseAddresses = (page: Page) => page.route(/users\.addresses\.list/, (route) => route.abort());
