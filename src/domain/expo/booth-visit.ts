import * as v from 'valibot';
import { textSchema } from '../text/text-schema.ts';

/** The most booths that one visitor marks. */
export const MAX_BOOTH_VISITS = 1_000;

const boothCodeSchema = v.pipe(textSchema(40), v.trim(), v.minLength(1));

/** Sets whether the visitor has been at a booth, by its code. */
export const boothVisitSchema = v.object({
  expoId: v.pipe(textSchema(64), v.minLength(1)),
  booth: boothCodeSchema,
  isVisited: v.boolean(),
});
export type BoothVisit = v.InferOutput<typeof boothVisitSchema>;

/** Equal for the same booth, however its code is typed. */
export const boothKey = (code: string) => code.trim().toUpperCase();
