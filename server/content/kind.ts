import type { Field } from './field.ts';

export type Fields = Record<string, Field<unknown>>;
export type EntryOf<F extends Fields> = { [K in keyof F]: F[K] extends Field<infer T> ? T : never };

/** A kind of content: a file of this name with a list, or a folder of this name with files. */
export type Kind<F extends Fields = Fields> = {
  fields: F;
  /** The fields that together no other entry has. */
  key: readonly (keyof F & string)[];
  /** The field that is the text of a Markdown file; its other fields are at the top of the file. */
  body?: keyof F & string;
  rules?: readonly Rule<F>[];
};

/** A rule about several fields of an entry. It is checked only if all fields that it `takes` could be read. */
type Rule<F extends Fields> = {
  takes: readonly (keyof F & string)[];
  /** The field and the rest of a sentence, where something is wrong. */
  check(entry: EntryOf<F>): [field: keyof F & string, message: string][];
};

export const kind = <F extends Fields>(definition: Kind<F>): Kind<F> => definition;

/** A rule that holds, or the field that is wrong and the rest of a sentence about it. */
export const unless = <K extends string>(holds: boolean, field: K, message: string): [K, string][] =>
  holds ? [] : [[field, message]];

/** The names of the fields that an entry has to have. */
export const requiredOf = ({ fields }: { fields: Fields }): string[] =>
  Object.keys(fields).filter((name) => fields[name]?.isRequired);
