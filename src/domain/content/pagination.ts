import * as v from 'valibot';
import { textSchema } from '../text/text-schema.ts';

/** The most entries that one call answers. */
export const MAX_PAGE_SIZE = 48;

/** For lists that come in pages: where to go on (`nextCursor` of the page before) and how many at a time. */
export const cursorInput = {
  cursor: v.optional(textSchema(400)),
  limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_PAGE_SIZE)), 24),
};

/** `total` counts everything that fits the filters; `nextCursor` is null on the last page. */
export const cursorPageSchema = <T extends v.GenericSchema>(item: T) =>
  v.object({ items: v.array(item), total: v.number(), nextCursor: v.nullable(v.string()) });
export type CursorPage<T> = { items: T[]; total: number; nextCursor: string | null };

/** Words that somebody looks for. */
export const searchTextSchema = textSchema(80);
