import type { Page } from '@playwright/test';

export const USUAL_TEXT_PX = 16;

/** As in the browser's settings, for the page and those that it opens next. The function that it returns undoes it. */
export async function setReadersTextSize(page: Page, px: number): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  const set = (size: number) =>
    session.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } });
  await set(px);
  return async () => {
    await set(USUAL_TEXT_PX);
    await session.detach();
  };
}
