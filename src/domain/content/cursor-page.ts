import * as v from 'valibot';
import { countSchema } from '../text/count-schema.ts';
import { listOf } from './list-of.ts';

/** `total` counts all items that match the filters; `nextCursor` is null on the last page. */
export const cursorPageSchema = <T extends v.GenericSchema>(item: T) =>
  v.object({ items: listOf(item), total: countSchema, nextCursor: v.nullable(v.string()) });
