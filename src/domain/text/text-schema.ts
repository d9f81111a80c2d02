// @script list-tools

import * as v from 'valibot';

/** Text that becomes part of a database query. PostgreSQL refuses NUL characters. */
export const textSchema = (maxLength: number) =>
  v.pipe(
    v.string(),
    v.maxLength(maxLength),
    v.check((text) => !text.includes('\0'), 'Not a text'),
  );

/** Of the id of an expo or a talk, as actions and the organiser's content name it. */
export const ID_MAX_LENGTH = 64;

/** Identifies content in addresses and in the content files: `anti-colic-bottle-3-pack`. */
export const slugSchema = v.pipe(textSchema(120), v.minLength(1));
export const slugInput = v.object({ slug: slugSchema });
export const expoSlugInput = v.object({ expoSlug: slugSchema });

/** Control characters and lone surrogates: PostgreSQL cannot store them in JSON. */
const UNSTORABLE = /[\p{Cc}\p{Cs}]/gu;
export const stripUnstorable = (text: string) => text.replace(UNSTORABLE, '').trim();
