import { type Content, type KindName, kindNames, kindOf } from '../content-kinds.ts';
import { errorAt, type Problem } from '../problem.ts';
import type { Sources } from '../read/parse-entries.ts';
import { placeOf } from './place-of.ts';

/** Every id that no entry has. */
export function checkReferences(content: Content, sources: Sources): Problem[] {
  const ids = new Map(
    kindNames.map((name) => [
      name as string,
      new Set((content[name] as Record<string, unknown>[]).map((entry) => entry[kindOf(name).key[0] ?? ''])),
    ]),
  );
  return kindNames.flatMap((name) =>
    Object.entries(kindOf(name).fields).flatMap(([field, { refersTo }]) =>
      refersTo ? missing(name, field, refersTo) : [],
    ),
  );

  function missing(name: KindName, field: string, kind: string): Problem[] {
    return (content[name] as Record<string, unknown>[]).flatMap((entry) =>
      [entry[field] ?? []]
        .flat()
        .filter((value) => !ids.get(kind)?.has(value))
        .map((value) => errorAt(placeOf(sources, entry, field), `There is no “${value}” in ${kind}.`)),
    );
  }
}
