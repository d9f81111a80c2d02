import type { Content } from '../content-kinds.ts';
import type { Cells } from '../organiser.ts';
import { hasErrors, type Problem } from '../problem.ts';
import type { Sources } from '../read/parse-entries.ts';
import { checkCategories } from './check-categories.ts';
import { checkExpos } from './check-expos.ts';
import { checkHalls } from './check-halls.ts';
import { checkKeys } from './check-keys.ts';
import { checkLinks } from './check-links.ts';
import { checkOffers } from './check-offers.ts';
import { checkPages } from './check-pages.ts';
import { checkFreeEntry, checkPrices } from './check-prices.ts';
import { checkReferences, type KnownIds } from './check-references.ts';

/**
 * What is wrong between entries. What takes all entries is checked only where every one could be read and refers to
 * another: an entry that is missing for its own error would be reported for nothing. `found`: before.
 */
export function checkContent(
  content: Content,
  sources: Sources,
  ids: KnownIds,
  found: readonly Problem[],
  organiser: Cells,
): { problems: Problem[]; isPartial: boolean } {
  const references = checkReferences(content, sources, ids);
  const problems = [...checkKeys(content, sources), ...checkCategories(content, sources), ...references];
  if (hasErrors([...found, ...references])) return { problems, isPartial: true };
  return { problems: [...problems, ...checkTogether(content, sources, organiser)], isPartial: false };
}

function checkTogether(content: Content, sources: Sources, { offers, freeEntry }: Cells): Problem[] {
  return [
    ...checkExpos(content, sources),
    ...checkHalls(content, sources),
    ...checkPrices(content, sources),
    ...(freeEntry ? checkFreeEntry(content, sources) : []),
    ...checkLinks(content, sources, offers),
    ...checkPages(content),
    ...checkOffers(content, offers),
  ];
}
