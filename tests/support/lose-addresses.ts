import type { Page } from '@playwright/test';

/**
 * From now on no answer with the visitor's addresses arrives. All lists are loaded ahead, so a journey that needs a
 * page without its data has to block the answer.
 */
export const loseAddresses = (page: Page) => page.route(/users\.addresses\.list/, (route) => route.abort());
