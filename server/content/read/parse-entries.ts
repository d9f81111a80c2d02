import { REFUSED } from '../../../src/domain/text/text-schema.ts';
import type { Content, KindName } from '../content-kinds.ts';
import { kindOf } from '../content-kinds.ts';
import { cellError, garbledPart } from '../csv/garbled-text.ts';
import { type Field, isEmpty, type Read, type ReadContext } from '../field.ts';
import type { Kind } from '../kind.ts';
import { errorAt, hasErrors, type Problem, warningAt } from '../problem.ts';
import { PICTURE_LEFT_OUT } from '../rich-text-from.ts';
import { placeIn, type RawEntry } from './raw-entry.ts';

/** Where the entries of the content come from. */
export type Sources = WeakMap<object, RawEntry>;

/** `faulty`: entries with something wrong in them, with the fields that could be read. */
type ParsedEntries<K extends KindName> = {
  entries: Content[K];
  faulty: Partial<Content[K][number]>[];
  problems: Problem[];
};

/** Reads every field of every entry, and checks the rules of one entry. */
export function parseEntries<K extends KindName>(
  name: K,
  raws: readonly RawEntry[],
  context: Omit<ReadContext, 'isCell'>,
  sources: Sources,
): ParsedEntries<K> {
  const problems: Problem[] = [];
  const garbled: Problem[] = [];
  const faulty: object[] = [];
  const entries = raws.flatMap((raw) => {
    const parsed = parseEntry(kindOf(name), name, raw, { ...context, isCell: raw.isCell });
    problems.push(...parsed.found);
    garbled.push(...parsed.garbled);
    sources.set(parsed.fields, raw);
    if (!parsed.entry) faulty.push(parsed.fields);
    return parsed.entry ?? [];
  });
  problems.push(...few(garbled));
  return { entries: entries as Content[K], faulty: faulty as Partial<Content[K][number]>[], problems };
}

/** All letters of a file may be garbled: as many as one reads are listed. */
const MAX_GARBLED = 8;

function few(garbled: readonly Problem[]): Problem[] {
  const [next, ...others] = garbled.slice(MAX_GARBLED);
  if (!next) return [...garbled];
  const { file } = next.place;
  return [
    ...garbled.slice(0, MAX_GARBLED),
    warningAt({ file }, `${others.length + 1} more texts look like that. Correct them in the same way.`),
  ];
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

/**
 * `entry` is null where something is wrong in it; `fields` are those that could be read. `garbled`: texts whose letters
 * seem lost. `name` is what messages call its kind.
 */
export function parseEntry(
  { fields, rules }: Pick<Kind, 'fields' | 'rules'>,
  name: string,
  raw: RawEntry,
  context: ReadContext,
) {
  const found: Problem[] = [];
  const garbled: Problem[] = [];
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
    if (raw.unread?.has(key)) continue;
    const value = raw.values[key];
    if (isEmpty(value)) {
      if (field.isRequired)
        found.push(errorAt(placeIn(raw, key), `is empty. It has to be ${field.expected}.`));
      else entry[key] = null;
      continue;
    }
    const failed = typeof value === 'string' ? cellError(value) : null;
    const read = failed ? { wrong: failed } : readStorable(field, value, context);
    if ('wrong' in read) {
      if (read.wrong !== null) found.push(errorAt(placeIn(raw, key), read.wrong));
    } else {
      entry[key] = read.value;
      const part = typeof value === 'string' ? garbledPart(value, raw.file.endsWith('.csv')) : null;
      if (part) garbled.push(warningAt(placeIn(raw, key), part));
      if (read.dropped)
        found.push(warningAt(placeIn(raw, key), `${read.dropped}${pictureHint(name, read.dropped)}`));
    }
  }
  const isRead = (key: string) => Object.hasOwn(entry, key);
  for (const { takes, check } of rules ?? [])
    if (takes.every(isRead))
      found.push(...check(entry as never).map(([key, message]) => errorAt(placeIn(raw, key), message)));
  const isWhole = Object.keys(fields).every(isRead) && !hasErrors(found);
  return { entry: isWhole ? entry : null, fields: entry, found, garbled };
}

/** In JSON a text may have what no table takes, such as half an emoji where a program has cut it off. */
const readStorable = (field: Field<unknown>, value: unknown, context: ReadContext): Read<unknown> =>
  [value].flat().some((text) => typeof text === 'string' && REFUSED.test(text))
    ? { wrong: 'has a character that cannot be stored.' }
    : field.read(value, context);

/** What to do with a picture in a text, if that is what was left out. */
function pictureHint(name: string, dropped: string): string {
  if (!dropped.includes(PICTURE_LEFT_OUT)) return '';
  if (name === 'pages')
    return ' A picture of a page is written ![](blue-boat), alone on a line and with nothing in the [ ], for the file pictures/blue-boat.jpg.';
  const own =
    name === 'articles'
      ? ': an article has one above its text, the file pictures/article-<slug>.jpg'
      : ': the picture of an entry is a file in the folder pictures, whose README table says its name';
  return ` Text of ${name} has no pictures in it${own}.`;
}
