import { type Content, kindNames } from '../content-kinds.ts';
import { type Problem, warningAt } from '../problem.ts';
import type { FoundContent } from '../read/found-content.ts';
import { checkGone } from './check-gone.ts';
import { checkIds } from './check-ids.ts';
import { checkSlugs } from './check-slugs.ts';

/** What is worth a look beside the previous content. An entry with an error in it is not taken for gone. */
export const checkChanges = (found: FoundContent, before: Content): Problem[] => [
  ...checkEmptied(found, before),
  ...checkGone(found, before),
  ...checkSlugs(found.content, before, found.sources),
  ...checkIds(found.content, before, found.sources),
];

/** A file that was deleted, or saved without its rows. */
const checkEmptied = ({ content, isWhole }: FoundContent, before: Content): Problem[] =>
  kindNames
    .filter((name) => before[name].length > 0 && content[name].length === 0 && isWhole(name))
    .map((file) =>
      warningAt(
        { file },
        `has no entries any more. Before there were ${before[file].length}: all are taken out.`,
      ),
    );
