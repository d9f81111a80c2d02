import type { Content } from '../content-kinds.ts';
import { type Problem, warningAt } from '../problem.ts';
import type { Sources } from '../read/parse-entries.ts';
import { slugOf } from '../rows/slugs.ts';
import { ADDRESSED_KINDS } from '../table.ts';
import { isSlugOfStarter } from './check-starter.ts';
import { placeOf } from './place-of.ts';

const LEADS_ON = 'The old address leads to the new one.';

/** Entries that have another address than in the previous content. */
export const checkSlugs = (content: Content, before: Content, sources: Sources): Problem[] =>
  ADDRESSED_KINDS.flatMap((kind) => {
    const known = new Map((before[kind] ?? []).map((entry) => [entry.id, entry]));
    const bySlug = new Map(content[kind].map((entry) => [slugOf(entry), entry]));
    return content[kind].flatMap((entry) => {
      const earlier = known.get(entry.id);
      const [old, slug] = [earlier && slugOf(earlier), slugOf(entry)];
      // Who gives an id of the starter to something of their own has moved nothing.
      const isOther = earlier?.name !== entry.name && old !== undefined && isSlugOfStarter(kind, old);
      if (old === undefined || old === slug || isOther) return [];
      const next = bySlug.get(old);
      const leads = next ? `The old address is now that of ${next.id} (${next.name}).` : LEADS_ON;
      return warningAt(placeOf(sources, entry, 'slug'), `was “${old}” and is “${slug}” now. ${leads}`);
    });
  });
