import { type Content, kindNames } from '../content-kinds.ts';
import { type Problem, warningAt } from '../problem.ts';
import type { Sources } from '../read/parse-entries.ts';
import { checkGone } from './check-gone.ts';
import { checkIds } from './check-ids.ts';
import { checkSlugs } from './check-slugs.ts';

/**
 * What is worth a look beside the previous content. `isWhole`: no entry was left out for an error in it, and would seem to be
 * gone.
 */
export const checkChanges = (
  content: Content,
  before: Content,
  sources: Sources,
  isWhole = true,
): Problem[] => [
  ...(isWhole ? [...checkEmptied(content, before), ...checkGone(content, before, sources)] : []),
  ...checkSlugs(content, before, sources),
  ...checkIds(content, before, sources),
];

/** A file that was deleted, or saved without its rows. */
const checkEmptied = (content: Content, before: Content): Problem[] =>
  kindNames
    .filter((name) => before[name].length > 0 && content[name].length === 0)
    .map((file) =>
      warningAt(
        { file },
        `has no entries any more. Before there were ${before[file].length}: all are taken out.`,
      ),
    );
