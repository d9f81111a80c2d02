import { type Field, field, type Read, type ReadContext } from '../field.ts';

/** In a cell, parts stand on lines of their own or between these. */
const SEPARATOR = /\s*(?:\r?\n|\|)\s*/;

function readEach<T>(item: Field<T>, parts: readonly unknown[], context: ReadContext): Read<T[]> {
  const values: T[] = [];
  for (const part of parts) {
    const read = item.read(part, context);
    if ('wrong' in read) return read;
    values.push(read.value);
  }
  return { value: values };
}

/** In JSON a list; in a cell, parts on lines of their own or separated by `|`. */
export const listField = <T>({ html: _, ...item }: Field<T>, separator: RegExp = SEPARATOR): Field<T[]> => ({
  ...item,
  expected: `a list: each part ${item.expected}`,
  read: (raw, context) => {
    const parts =
      typeof raw === 'string' && context.isCell ? raw.trim().split(separator).filter(Boolean) : raw;
    if (!Array.isArray(parts)) return { wrong: 'is not a list.' };
    return readEach(item, parts, context);
  },
  write: (values, context) => values.map((value) => item.write(value, context)),
});

/** A list of ids, which commas may separate, too. */
export const idsOf = (item: Field<string>): Field<string[]> => listField(item, /\s*[|,\n]\s*/);

type Labelled = { label: string; value: string };

/** `Material: cotton` */
export const labelled: Field<Labelled> = field(
  'a label, a colon and a text, such as Material: cotton',
  (raw) => {
    const [, label, value] =
      (typeof raw === 'string' && /^([^:]{1,80}):\s*(\S.{0,400})$/s.exec(raw.trim())) || [];
    if (!label || !value) return undefined;
    return /<[a-z!/]/i.test(raw as string)
      ? { wrong: 'has HTML. This is plain text.' }
      : { value: { label: label.trim(), value: value.trim() } };
  },
  { write: ({ label, value }) => `${label}: ${value}` },
);
