import * as v from 'valibot';
import { currency } from '../organiser/currency.ts';
import { countSchema } from '../text/count-schema.ts';
import { daySchema } from '../time/time-schemas.ts';

export const pointsSummarySchema = v.object({
  balanceAmount: v.object({
    currency: v.optional(v.string(), currency.code.toLowerCase()),
    originalAmount: v.pipe(v.number(), v.finite(), v.minValue(0)),
    points: countSchema,
  }),
  /** What the first check-in of a day at an expo earns. */
  pointsPerCheckIn: v.optional(countSchema),
  /** The ways to earn that pay once, and were paid. */
  paidWays: v.optional(v.array(v.string())),
  /** The last day of a check-in that was paid. */
  lastCheckInOn: v.optional(daySchema),
});
export type PointsSummary = v.InferOutput<typeof pointsSummarySchema>;
