import * as v from 'valibot';

/** Text from outside that becomes part of a query; the database refuses NUL characters. */
export const textSchema = (maxLength: number) =>
  v.pipe(
    v.string(),
    v.maxLength(maxLength),
    v.check((text) => !text.includes('\0'), 'Not a text'),
  );

/** Names a thing in an address and in the content files: `anti-colic-bottle-3-pack`. */
export const slugSchema = v.pipe(textSchema(120), v.minLength(1));
export const slugInput = v.object({ slug: slugSchema });
export const expoSlugInput = v.object({ expoSlug: slugSchema });
/** Control characters and halves of surrogate pairs: PostgreSQL cannot store them in JSON. */
const UNSTORABLE = /[\p{Cc}\p{Cs}]/gu;
export const stripUnstorable = (text: string) => text.replace(UNSTORABLE, '').trim();
