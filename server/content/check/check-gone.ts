import { formatCount } from '../../../src/domain/text/format-count.ts';
import type { Content } from '../content-kinds.ts';
import { type Problem, warningAt } from '../problem.ts';
import type { FoundContent } from '../read/found-content.ts';
import { movedIds } from './check-ids.ts';
import { placeOf } from './place-of.ts';

/** Up to this many missing entries are named; of more, only their number. */
const NAMED_MAX = 10;
const KINDS = ['expos', 'programme', 'brands', 'exhibitors', 'products', 'articles', 'rewards'] as const;
type GoneKind = (typeof KINDS)[number];

/**
 * What was there before of expos, talks, brands, booths, products, articles and rewards: a lost row is easily overlooked
 * in a long table. A file that has lost all of its entries is named as a whole elsewhere.
 */
export const checkGone = ({ content, sources, isWhole }: FoundContent, before: Content): Problem[] =>
  KINDS.filter((kind) => isWhole(kind)).flatMap((kind) => {
    const gone = goneOf(kind, content, before);
    const [first] = content[kind];
    if (!first || gone.length === 0) return [];
    const more = gone.length - NAMED_MAX;
    const list = gone.slice(0, NAMED_MAX).join(', ') + (more > 0 ? ` and ${formatCount(more)} more` : '');
    const { file } = placeOf(sources, first);
    const [folder] = file.split('/');
    const way = file.endsWith('.md') ? 'file back, under the same name' : 'row back, with the same id';
    return warningAt(
      { file: folder ?? file },
      `no longer has ${list}. What is not meant to go needs its ${way}.`,
    );
  });

function goneOf(kind: GoneKind, content: Content, before: Content): string[] {
  if (kind === 'exhibitors') return goneBooths(content, before);
  const present = new Set<string>(content[kind].map(idOf));
  // Entries that are there under another id are reported by `check-ids.ts`.
  const moved = kind === 'rewards' || kind === 'articles' ? null : movedIds(kind, content, before);
  return (before[kind] ?? []).flatMap((entry) => {
    const id = idOf(entry);
    const name = 'title' in entry ? entry.title : entry.name;
    return present.has(id) || moved?.has(id) ? [] : `${id} (${name})`;
  });
}

const idOf = (entry: Content[Exclude<GoneKind, 'exhibitors'>][number]) =>
  'id' in entry ? entry.id : entry.slug;

/** Brands that had a booth at an expo and have none there. A brand or an expo that is gone is named itself. */
function goneBooths({ brands, expos, exhibitors }: Content, before: Content): string[] {
  const names = new Map(brands.map(({ id, name }) => [id, name]));
  const known = new Set(expos.map(({ id }) => id));
  const present = new Set(exhibitors.map(({ brand, expo }) => `${brand} ${expo}`));
  const gone = (before.exhibitors ?? [])
    .filter(({ brand, expo }) => names.has(brand) && known.has(expo) && !present.has(`${brand} ${expo}`))
    .map(({ brand, expo }) => `${brand} (${names.get(brand)}) at ${expo}`);
  return [...new Set(gone)];
}
