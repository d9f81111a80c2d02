import type { Content } from '../content-kinds.ts';
import type { Problem } from '../problem.ts';
import type { Sources } from '../read/parse-entries.ts';
import { checkIds } from './check-ids.ts';
import { checkSlugs } from './check-slugs.ts';

/** What is worth a look beside the content from before. */
export const checkChanges = (content: Content, before: Content, sources: Sources): Problem[] => [
  ...checkSlugs(content, before, sources),
  ...checkIds(content, before, sources),
];
