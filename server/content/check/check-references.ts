import { type KindName, kindNames, kindOf } from '../content-kinds.ts';
import { quoted } from '../field.ts';
import { errorAt, type Problem } from '../problem.ts';
import { allOf, type FoundContent } from '../read/found-content.ts';
import { nearest } from './nearest.ts';
import { placeOf } from './place-of.ts';

/** Every id that no entry has. */
export function checkReferences(found: FoundContent): Problem[] {
  const isNothing = (kind: string) => found.ids.get(kind)?.size === 0;
  return [
    ...kindNames.filter(isNothing).flatMap(namedIn),
    ...kindNames.flatMap((name) =>
      Object.entries(kindOf(name).fields).flatMap(([field, { refersTo }]) =>
        refersTo && !isNothing(refersTo) ? missing(name, field, refersTo) : [],
      ),
    ),
  ];

  /** For a kind without any entry: one problem, and not one for each row that names such an entry. */
  function namedIn(kind: KindName): Problem[] {
    const values = new Set<unknown>();
    const naming = kindNames.filter((name) =>
      Object.entries(kindOf(name).fields).some(([field, { refersTo }]) => {
        if (refersTo !== kind) return false;
        const named = (allOf(found, name) as Record<string, unknown>[]).flatMap((entry) =>
          [entry[field] ?? []].flat(),
        );
        for (const value of named) values.add(value);
        return named.length > 0;
      }),
    );
    const [first] = values;
    return first === undefined
      ? []
      : [
          errorAt(
            { file: `${kind}.csv` },
            `is missing or has no rows, and ${naming.join(', ')} name what should be there, such as “${quoted(String(first))}”. Write ${kind}.csv, or delete those rows.`,
          ),
        ];
  }

  function missing(name: KindName, field: string, kind: string): Problem[] {
    const known = found.ids.get(kind);
    if (!known) return [];
    return (allOf(found, name) as Record<string, unknown>[]).flatMap((entry) =>
      [entry[field] ?? []]
        .flat()
        .filter((value) => !known.has(value))
        .map((value) =>
          errorAt(placeOf(found.sources, entry, field), missingSentence(String(value), kind, known)),
        ),
    );
  }
}

/** As many as a sentence names. */
const FEW = 8;

function missingSentence(value: string, kind: string, known: ReadonlySet<unknown>): string {
  const ids = [...known].map(String);
  const like = nearest(value, ids);
  const few = ids.length > 0 && ids.length <= FEW ? ` Its ids are: ${ids.join(', ')}.` : '';
  return `There is no “${quoted(value)}” in ${kind}.${like ? ` The nearest id is “${like}”.` : few}`;
}
