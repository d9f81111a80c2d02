import * as v from 'valibot';
import { idSchema } from '../text/id-schema.ts';
import { textSchema } from '../text/text-schema.ts';

/** The most booths of one expo that a visitor marks as visited, and the most that they mark as not visited. */
export const MAX_BOOTH_VISITS = 1_000;

/** Holds for the codes of booths in the organiser's content, too: a longer one could be on no list. */
export const BOOTH_MAX_LENGTH = 40;

const boothCodeSchema = v.pipe(textSchema(BOOTH_MAX_LENGTH), v.trim(), v.minLength(1));

/** Sets whether the visitor has been at a booth, by its code. */
export const boothVisitSchema = v.object({
  expoId: idSchema,
  booth: boothCodeSchema,
  isVisited: v.boolean(),
});
export type BoothVisit = v.InferOutput<typeof boothVisitSchema>;

/**
 * The key of a booth's code as the organiser writes it. Visits are stored by it, so it must not change. What visitors
 * type is compared by `boothCode`.
 */
export const boothKey = (code: string) => code.trim().toUpperCase();
