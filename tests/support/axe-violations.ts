import type { Page } from '@playwright/test';
import axe from 'axe-core';

type Found = { id: string; nodes: { target: unknown[] }[] };

/**
 * What axe finds on a page, each rule with its elements. `rules` narrows it to some. Frames of other origins are not
 * ours and are skipped. The script is sent once a page: its builder for Playwright sends half a megabyte for every run.
 */
export async function axeViolations(page: Page, rules?: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  const violations = await page.evaluate(async (only): Promise<Found[]> => {
    const { axe } = globalThis as unknown as {
      axe: { run: (root: Document, options: object) => Promise<{ violations: Found[] }> };
    };
    const runOnly = only && { runOnly: { type: 'rule', values: only } };
    const report = await axe.run(document, { resultTypes: ['violations'], iframes: false, ...runOnly });
    return report.violations.map(({ id, nodes }) => ({
      id,
      nodes: nodes.map(({ target }) => ({ target })),
    }));
  }, rules);
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}
