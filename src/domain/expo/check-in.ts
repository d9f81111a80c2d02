import * as v from 'valibot';
import { requiredText } from '../text/optional-text.ts';
import type { Day } from '../time/dates.ts';
import { daySchema, instantSchema } from '../time/time-schemas.ts';
import { type Expo, expoPhase } from './expo.ts';

/** A check-in of a visitor: at which expo, on which day, and when. */
export const checkInSchema = v.object({ expoId: requiredText, day: daySchema, checkedInAt: instantSchema });
export type CheckIn = v.InferOutput<typeof checkInSchema>;

/** The answer to a check-in: the first one of the day, which may be another phone's, and what this one has earned. */
export const checkInAnswerSchema = v.object({ ...checkInSchema.entries, points: v.optional(v.number(), 0) });
export type CheckInAnswer = v.InferOutput<typeof checkInAnswerSchema>;

/** A visitor may check in on each day of an expo, at any hour: who forgot may do it until midnight. */
export const mayCheckIn = (expo: Pick<Expo, 'fromDate' | 'toDate'>, day: Day): boolean =>
  expoPhase(expo, day) === 'running';
