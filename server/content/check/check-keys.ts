import { kindNames, kindOf } from '../content-kinds.ts';
import { errorAt, type Problem } from '../problem.ts';
import { allOf, type FoundContent } from '../read/found-content.ts';
import type { Sources } from '../read/parse-entries.ts';
import { slugOf } from '../rows/slugs.ts';
import { ADDRESSED_KINDS } from '../table.ts';
import { nameOf, placeOf } from './place-of.ts';

type AnyEntry = Record<string, unknown>;

/** Every entry that has the key or the address of an earlier one, and a booth that a brand has twice. */
export function checkKeys(found: FoundContent): Problem[] {
  const { sources } = found;
  return [
    ...kindNames.flatMap((name) => {
      const entries: readonly AnyEntry[] = allOf(found, name);
      return [
        ...repeated(entries, kindOf(name).key, sources),
        ...(name === 'exhibitors' ? repeated(entries, ['expo', 'brand', 'booth'], sources) : []),
      ];
    }),
    ...ADDRESSED_KINDS.flatMap((kind) => sameAddress(allOf(found, kind), sources)),
  ];
}

function repeated(entries: readonly AnyEntry[], key: readonly string[], sources: Sources): Problem[] {
  const first = new Map<string, AnyEntry>();
  return entries.flatMap((entry) => {
    const values = key.map((field) => entry[field]);
    if (values.includes(undefined)) return [];
    const same = first.get(JSON.stringify(values));
    if (!same) first.set(JSON.stringify(values), entry);
    if (!same) return [];
    const message = `“${values.join(', ')}” is there already, in ${nameOf(sources, same)}.`;
    return [errorAt(placeOf(sources, entry, key.at(-1)), message)];
  });
}

/** Ids that differ may give one address, as `A-1` and `a.1` do. Without a slug the id counts. */
function sameAddress(entries: readonly { id?: string; slug?: string | null }[], sources: Sources): Problem[] {
  const first = new Map<string, (typeof entries)[number]>();
  return entries.flatMap((entry) => {
    const { id, slug: written } = entry;
    if (id === undefined || written === undefined) return [];
    const slug = slugOf({ id, slug: written });
    const same = first.get(slug);
    if (!same) first.set(slug, entry);
    if (!same || same.id === entry.id) return [];
    const message = `has the address “${slug}”, as ${nameOf(sources, same)} has. Write another one as its slug.`;
    return [errorAt(placeOf(sources, entry, entry.slug === null ? 'id' : 'slug'), message)];
  });
}
