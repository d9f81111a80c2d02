// @script list-tools

import * as v from 'valibot';
import { textSchema } from '../text/text-schema.ts';

/** The most items of one response. */
export const MAX_PAGE_SIZE = 48;

/** The input of paginated lists: `nextCursor` of the previous page, and the number of items of a page. */
export const cursorInput = {
  cursor: v.optional(textSchema(400)),
  limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_PAGE_SIZE)), 24),
};

export type CursorPage<T> = { items: T[]; total: number; nextCursor: string | null };

export const searchTextSchema = textSchema(80);
