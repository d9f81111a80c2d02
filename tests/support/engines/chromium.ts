import { chromium } from '@playwright/test';
import { CHROMIUM_FLAGS, ensureChromium } from '../../../scripts/chromium.mjs';
import type { Engine } from './engine.ts';
import { withoutYoungApis } from './without-young-apis.ts';

/** A full Chromium whose pages lack the newest APIs. */
export async function startChromium(): Promise<Engine> {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_FLAGS });
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await page.addInitScript(withoutYoungApis);
  const call = (run: (argument: never) => unknown, argument: unknown) =>
    `(${run})(${JSON.stringify(argument)})`;
  return {
    open: async (url) => void (await page.goto(url)),
    evaluate: (run, argument) => page.evaluate(call(run, argument)),
    find: async (finder, argument) =>
      (await page.evaluateHandle<Element | null>(call(finder, argument))).asElement(),
    resize: (width, height) => page.setViewportSize({ width, height }),
    screenshot: () => page.screenshot(),
    close: () => browser.close(),
  };
}
