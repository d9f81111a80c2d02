import type { Page } from '@playwright/test';

const CUT_BY_RELOAD =
  /Execution context was destroyed|net::ERR_ABORTED|frame was detached|interrupted by another navigation/;

/**
 * Does something again as often as a reload that the page itself began cuts it short: after a repaired file or an
 * update it loads once more, at a time that a journey cannot know. A page that never stops is stopped by the journey's
 * limit.
 */
export async function despiteReload<T>(act: () => Promise<T>): Promise<T> {
  for (;;)
    try {
      return await act();
    } catch (error) {
      if (!CUT_BY_RELOAD.test(String(error))) throw error;
    }
}

export const gotoDespiteReload = (page: Page, url: string) => despiteReload(() => page.goto(url));
