// @script forms

import * as v from 'valibot';
import { parsePhone } from './phone.ts';

/** A telephone number as it is typed, in at most so many characters; it becomes the form of `parsePhone`. */
export const phoneSchema = (maxLength: number) =>
  v.pipe(v.string(), v.maxLength(maxLength), v.transform(parsePhone), v.string());
