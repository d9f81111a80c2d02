import { type Content, kindNames, kindOf } from '../content-kinds.ts';
import { errorAt, type Problem } from '../problem.ts';
import type { Sources } from '../read/parse-entries.ts';
import { placeOf } from './place-of.ts';

type AnyEntry = Record<string, unknown>;

/** Every entry that has the key or the slug of an earlier one, and a booth that a brand has twice. */
export function checkKeys(content: Content, sources: Sources): Problem[] {
  return kindNames.flatMap((name) => {
    const entries: readonly AnyEntry[] = content[name];
    const { key, fields } = kindOf(name);
    const isSlugApart = 'slug' in fields && !key.includes('slug');
    return [
      ...repeated(entries, key, sources),
      ...(isSlugApart
        ? repeated(
            entries.filter(({ slug }) => slug !== null),
            ['slug'],
            sources,
          )
        : []),
      ...(name === 'exhibitors' ? repeated(entries, ['expo', 'brand', 'booth'], sources) : []),
    ];
  });
}

function repeated(entries: readonly AnyEntry[], key: readonly string[], sources: Sources): Problem[] {
  const first = new Map<string, AnyEntry>();
  return entries.flatMap((entry) => {
    const values = key.map((field) => entry[field]);
    const same = first.get(JSON.stringify(values));
    if (!same) first.set(JSON.stringify(values), entry);
    if (!same) return [];
    const { file, entry: label } = placeOf(sources, same);
    const message = `“${values.join(', ')}” is there already, in ${[file, label].filter(Boolean).join(', ')}.`;
    return [errorAt(placeOf(sources, entry, key.at(-1)), message)];
  });
}
