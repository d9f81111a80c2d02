import { formatCount } from '../../../src/domain/text/format-count.ts';
import type { Content } from '../content-kinds.ts';
import { type Problem, warningAt } from '../problem.ts';
import type { FoundContent } from '../read/found-content.ts';
import { movedIds } from './check-ids.ts';
import { placeOf } from './place-of.ts';

/** Up to this many missing entries are named; of more, only their number. */
const NAMED_MAX = 10;
const KINDS = ['expos', 'programme', 'brands', 'products', 'rewards'] as const;

const idOf = (entry: Content[(typeof KINDS)[number]][number]) => ('id' in entry ? entry.id : entry.slug);

/**
 * What was there before of expos, talks, brands, products and rewards: a lost row is easily overlooked in a long table.
 * A file that has lost all of its entries is named as a whole elsewhere.
 */
export const checkGone = ({ content, sources, isWhole }: FoundContent, before: Content): Problem[] =>
  KINDS.filter((kind) => isWhole(kind)).flatMap((kind) => {
    const present = new Set<string>(content[kind].map(idOf));
    // Entries that are there under another id are reported by `check-ids.ts`.
    const moved = kind === 'rewards' ? null : movedIds(kind, content, before);
    const gone = (before[kind] ?? []).flatMap((entry) => {
      const id = idOf(entry);
      const name = 'title' in entry ? entry.title : entry.name;
      return present.has(id) || moved?.has(id) ? [] : `${id} (${name})`;
    });
    const [first] = content[kind];
    if (!first || gone.length === 0) return [];
    const more = gone.length - NAMED_MAX;
    const list = gone.slice(0, NAMED_MAX).join(', ') + (more > 0 ? ` and ${formatCount(more)} more` : '');
    return warningAt(
      { file: placeOf(sources, first).file },
      `no longer has ${list}. What is not meant to go needs its row back, with the same id.`,
    );
  });
