import type { Content } from '../content-kinds.ts';
import { type Problem, warningAt } from '../problem.ts';
import type { Sources } from '../read/parse-entries.ts';
import { placeOf } from './place-of.ts';

/** Kinds that visitors’ lists name by id, and what people know an entry by. */
const NAMED = {
  expos: ({ name }: Content['expos'][number]) => name,
  brands: ({ name }: Content['brands'][number]) => name,
  products: ({ name, brand }: Content['products'][number]) => `${name} ${brand}`,
  programme: ({ title, expo }: Content['programme'][number]) => `${title} ${expo}`,
};

type NamedKind = keyof typeof NAMED;
type Entry = { id: string };

/** The current entries by the ids that they seem to have had in the previous content. */
export function movedIds(kind: NamedKind, content: Content, before: Content): Map<string, Entry> {
  const nameOf = NAMED[kind] as (entry: Entry) => string;
  const entries: readonly Entry[] = content[kind];
  const earlier: readonly Entry[] = before[kind] ?? [];
  const present = new Set(entries.map(({ id }) => id));
  const known = new Set(earlier.map(({ id }) => id));
  const gone = new Map(
    earlier.filter(({ id }) => !present.has(id)).map((entry) => [nameOf(entry), entry.id]),
  );
  return new Map(
    entries.flatMap((entry) => {
      const old = known.has(entry.id) ? undefined : gone.get(nameOf(entry));
      return old === undefined ? [] : [[old, entry]];
    }),
  );
}

/** Entries that seem to be those of the previous content, under other ids. */
export const checkIds = (content: Content, before: Content, sources: Sources): Problem[] =>
  (Object.keys(NAMED) as NamedKind[]).flatMap((kind) =>
    [...movedIds(kind, content, before)].map(([old, entry]) =>
      warningAt(
        placeOf(sources, entry, 'id'),
        `was “${old}” and is “${entry.id}” now. What visitors saved stays with “${old}”: give it its id back.`,
      ),
    ),
  );
