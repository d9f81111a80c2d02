import { type Content, type KindName, kindNames, kindOf } from '../content-kinds.ts';
import { quoted } from '../field.ts';
import { errorAt, type Problem } from '../problem.ts';
import type { Sources } from '../read/parse-entries.ts';
import { nearest } from './nearest.ts';
import { placeOf } from './place-of.ts';

/** The ids of each kind; without the kinds of which not every id could be read. */
export type KnownIds = Map<string, ReadonlySet<unknown>>;

/** Every id that no entry has. */
export function checkReferences(content: Content, sources: Sources, ids: KnownIds): Problem[] {
  return kindNames.flatMap((name) =>
    Object.entries(kindOf(name).fields).flatMap(([field, { refersTo }]) =>
      refersTo ? missing(name, field, refersTo) : [],
    ),
  );

  function missing(name: KindName, field: string, kind: string): Problem[] {
    const known = ids.get(kind);
    if (!known) return [];
    return (content[name] as Record<string, unknown>[]).flatMap((entry) =>
      [entry[field] ?? []]
        .flat()
        .filter((value) => !known.has(value))
        .map((value) => errorAt(placeOf(sources, entry, field), missingSentence(String(value), kind, known))),
    );
  }
}

function missingSentence(value: string, kind: string, known: ReadonlySet<unknown>): string {
  const like = nearest(value, [...known].map(String));
  return `There is no “${quoted(value)}” in ${kind}.${like ? ` The nearest id is “${like}”.` : ''}`;
}
