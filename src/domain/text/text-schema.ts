// @script list-tools

import * as v from 'valibot';

/** PostgreSQL refuses NUL characters, and in JSON lone surrogates, too. */
export const REFUSED = /\0|\p{Cs}/u;

/** Text that becomes part of a database query. */
export const textSchema = (maxLength: number) =>
  v.pipe(
    v.string(),
    v.maxLength(maxLength),
    v.check((text) => !REFUSED.test(text), 'Not a text'),
  );

/** For the id of an expo or a talk, as actions and the organiser's content name it. */
export const ID_MAX_LENGTH = 64;

/** Identifies content in addresses and in the content files: `anti-colic-bottle-3-pack`. */
export const slugSchema = v.pipe(textSchema(120), v.minLength(1));
export const slugInput = v.object({ slug: slugSchema });
export const expoSlugInput = v.object({ expoSlug: slugSchema });

/** Control characters and lone surrogates: PostgreSQL cannot store them in JSON. */
const UNSTORABLE = /[\p{Cc}\p{Cs}]/gu;
export const stripUnstorable = (text: string) => text.replace(UNSTORABLE, '').trim();
export const isStorable = (text: string) => text.search(UNSTORABLE) === -1;
