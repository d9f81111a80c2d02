import * as v from 'valibot';
import { ID_MAX_LENGTH, textSchema } from './text-schema.ts';

/** The id of an expo or a talk. */
export const idSchema = v.pipe(textSchema(ID_MAX_LENGTH), v.minLength(1));
