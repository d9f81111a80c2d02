import type { Browser } from '@playwright/test';
import type { Engine } from './engine.ts';

export async function startChromium(browser: Browser): Promise<Engine> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  const call = (run: (argument: never) => unknown, argument: unknown) =>
    `(${run})(${JSON.stringify(argument)})`;
  return {
    open: async (url) => void (await page.goto(url)),
    evaluate: (run, argument) => page.evaluate(call(run, argument)),
    find: async (finder, argument) =>
      (await page.evaluateHandle<Element | null>(call(finder, argument))).asElement(),
    screenshot: () => page.screenshot(),
    close: () => page.context().close(),
  };
}
