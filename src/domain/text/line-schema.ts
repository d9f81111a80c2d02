import * as v from 'valibot';
import { stripUnstorable } from './text-schema.ts';

/** A line that somebody types, without the characters that the database cannot store. */
export const lineSchema = (maxLength: number) =>
  v.pipe(v.string(), v.transform(stripUnstorable), v.maxLength(maxLength));

export const requiredLineSchema = (maxLength: number) => v.pipe(lineSchema(maxLength), v.minLength(1));
