import type { Content, KindName } from '../content-kinds.ts';
import { kindOf } from '../content-kinds.ts';
import { isEmpty, type ReadContext } from '../field.ts';
import type { Kind } from '../kind.ts';
import { errorAt, type Problem, warningAt } from '../problem.ts';
import { placeIn, type RawEntry } from './raw-entry.ts';

/** Where the entries of the content come from. */
export type Sources = WeakMap<object, RawEntry>;

export type ParsedEntries<K extends KindName> = { entries: Content[K]; problems: Problem[] };

/** Reads every field of every entry, and checks the rules of one entry. Leaves out the entries with errors. */
export function parseEntries<K extends KindName>(
  name: K,
  raws: readonly RawEntry[],
  context: Omit<ReadContext, 'isCell'>,
  sources: Sources,
): ParsedEntries<K> {
  const problems: Problem[] = [];
  const entries = raws.flatMap((raw) => {
    const { entry, found } = parseEntry(kindOf(name), name, raw, { ...context, isCell: raw.isCell });
    problems.push(...found);
    if (entry) sources.set(entry, raw);
    return entry ?? [];
  });
  return { entries: entries as Content[K], problems };
}

/** The ids of entries, also of those with an error in another field; null where one has none that can be read. */
export function idsIn(
  name: KindName,
  raws: readonly RawEntry[],
  context: Omit<ReadContext, 'isCell'>,
): Set<unknown> | null {
  const { fields, key } = kindOf(name);
  const [first = ''] = key;
  const ids = new Set<unknown>();
  for (const { values, isCell } of raws) {
    const read = isEmpty(values[first])
      ? undefined
      : fields[first]?.read(values[first], { ...context, isCell });
    if (!read || 'wrong' in read) return null;
    ids.add(read.value);
  }
  return ids;
}

/** `entry` is null where something is wrong in it. `name` is what messages call its kind. */
export function parseEntry(
  { fields, rules }: Pick<Kind, 'fields' | 'rules'>,
  name: string,
  raw: RawEntry,
  context: ReadContext,
) {
  const found: Problem[] = [];
  const entry: Record<string, unknown> = {};
  for (const unknown of Object.keys(raw.values).filter((key) => key !== '' && !Object.hasOwn(fields, key)))
    if (!(raw.isCell && unknown === 'slug'))
      found.push(
        errorAt(
          placeIn(raw, unknown),
          `is no field of ${name}. The fields are: ${Object.keys(fields).join(', ')}.`,
        ),
      );
  for (const [key, field] of Object.entries(fields)) {
    const value = raw.values[key];
    if (isEmpty(value)) {
      if (field.isRequired)
        found.push(errorAt(placeIn(raw, key), `is empty. It has to be ${field.expected}.`));
      entry[key] = null;
      continue;
    }
    const read = field.read(value, context);
    if ('wrong' in read) found.push(errorAt(placeIn(raw, key), read.wrong));
    else {
      entry[key] = read.value;
      if (read.dropped)
        found.push(
          warningAt(
            placeIn(raw, key),
            `${read.dropped} is not allowed and left out.${pictureHint(name, read.dropped)}`,
          ),
        );
    }
  }
  const isRead = !found.some(({ severity }) => severity === 'error');
  if (isRead)
    found.push(
      ...(rules?.(entry as never) ?? []).map(([key, message]) => errorAt(placeIn(raw, key), message)),
    );
  return { entry: found.some(({ severity }) => severity === 'error') ? null : entry, found };
}

/** What to do with a picture in a text, if that is what was left out. */
function pictureHint(name: string, dropped: string): string {
  if (!dropped.includes('<img>')) return '';
  if (name === 'pages')
    return ' A picture of a page is ![](name), alone on a line and with nothing in the [ ].';
  const own = name === 'articles' ? ': an article has one, article-<slug> in the folder pictures' : '';
  return ` Pictures in this text are not supported${own}.`;
}
