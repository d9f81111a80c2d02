import { ID_MAX_LENGTH } from '../../../src/domain/text/text-schema.ts';
import { type Field, field } from '../field.ts';

const ID = /^[A-Za-z0-9][A-Za-z0-9._-]*$/;
const SLUG = /^(?=.{1,80}$)[a-z0-9]+(-[a-z0-9]+)*$/;

const matching = (pattern: RegExp) => (raw: unknown) => {
  const text = typeof raw === 'number' ? String(raw) : raw;
  return typeof text === 'string' && pattern.test(text.trim()) ? text.trim() : undefined;
};

const idUpTo = (max: number) =>
  field<string>('an id: letters, digits, points and hyphens, such as b-014', (raw) => {
    const text = matching(ID)(raw);
    return text !== undefined && text.length > max
      ? { wrong: `has ${text.length} characters. At most ${max} fit.` }
      : text;
  });

/** What an entry is called for ever: orders of visitors name it. */
export const id = idUpTo(80);

/** One that the lists and agendas of visitors name, too. */
export const actionId = idUpTo(ID_MAX_LENGTH);

/** The part of an address that names an entry. */
export const slug = field('a name for an address: small letters, digits and single hyphens', matching(SLUG));

/** The id of an entry of another kind. Any text is read: what is no id there is named with the nearest one. */
export const idOf = (refersTo: string): Field<string> =>
  field(`an id of ${refersTo}`, matching(/./), { refersTo });
