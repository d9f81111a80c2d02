import type { Content } from '../content-kinds.ts';
import { type Problem, warningAt } from '../problem.ts';
import type { Sources } from '../read/parse-entries.ts';
import { slugOf } from '../rows/slugs.ts';
import { ADDRESSED_KINDS } from '../table.ts';
import { placeOf } from './place-of.ts';

/** Entries that have another address than in the content from before. */
export const checkSlugs = (content: Content, before: Content, sources: Sources): Problem[] =>
  ADDRESSED_KINDS.flatMap((kind) => {
    const known = new Map((before[kind] ?? []).map((entry) => [entry.id, slugOf(entry)]));
    return content[kind].flatMap((entry) => {
      const [old, slug] = [known.get(entry.id), slugOf(entry)];
      return old === undefined || old === slug
        ? []
        : warningAt(
            placeOf(sources, entry, 'slug'),
            `was “${old}” and is “${slug}” now. The old address leads to the new one.`,
          );
    });
  });
