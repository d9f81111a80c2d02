import type { FolderSettings } from '../organiser.ts';
import type { Problem } from '../problem.ts';
import type { FoundContent } from '../read/found-content.ts';
import { checkCategories } from './check-categories.ts';
import { checkExpos } from './check-expos.ts';
import { checkHalls } from './check-halls.ts';
import { checkKeys } from './check-keys.ts';
import { checkLinks } from './check-links.ts';
import { checkOffers } from './check-offers.ts';
import { checkPages } from './check-pages.ts';
import { checkParallelTalks } from './check-parallel-talks.ts';
import { checkFreeEntry, checkPrices } from './check-prices.ts';
import { checkReferences } from './check-references.ts';
import { checkTiers } from './check-tiers.ts';

/** What is wrong between entries, as far as it can be told from those that could be read. */
export const checkContent = (found: FoundContent, { offers, freeEntry }: FolderSettings): Problem[] => [
  ...checkKeys(found),
  ...checkCategories(found),
  ...checkReferences(found),
  ...checkExpos(found),
  ...checkHalls(found),
  ...checkParallelTalks(found),
  ...checkPrices(found),
  ...checkTiers(found),
  ...(freeEntry ? checkFreeEntry(found) : []),
  ...checkLinks(found, offers),
  ...checkPages(found),
  ...(offers ? checkOffers(found, offers) : []),
];
