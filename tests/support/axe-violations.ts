import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What axe finds on a page, each rule with its elements. `rules` narrows it to some. */
export async function axeViolations(page: Page, rules?: string[]): Promise<string[]> {
  // Legacy mode does without a second page for each run. It skips frames of other origins, which are not ours.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  if (rules) axe.withRules(rules);
  const { violations } = await axe.analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}
