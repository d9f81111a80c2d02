import type { Content } from '../content-kinds.ts';
import { hasErrors, type Problem } from '../problem.ts';
import type { Sources } from '../read/parse-entries.ts';
import { checkExpos } from './check-expos.ts';
import { checkHalls } from './check-halls.ts';
import { checkKeys } from './check-keys.ts';
import { checkLinks } from './check-links.ts';
import { checkPages } from './check-pages.ts';
import { checkPrices } from './check-prices.ts';
import { checkReferences } from './check-references.ts';

/**
 * What is wrong between entries. References are checked only when every entry could be read: one to an entry with an
 * error would be reported for nothing.
 */
export function checkContent(content: Content, sources: Sources, found: readonly Problem[]): Problem[] {
  const keys = checkKeys(content, sources);
  if (hasErrors(found)) return keys;
  const references = checkReferences(content, sources);
  if (hasErrors(references)) return [...keys, ...references];
  return [
    ...keys,
    ...checkExpos(content, sources),
    ...checkHalls(content, sources),
    ...checkPrices(content, sources),
    ...checkLinks(content, sources),
    ...checkPages(content),
  ];
}
