import * as v from 'valibot';

export const DEFAULT_CURRENCY = 'myr';

export const pointsSummarySchema = v.object({
  balanceAmount: v.object({
    currency: v.optional(v.string(), DEFAULT_CURRENCY),
    originalAmount: v.number(),
    points: v.number(),
  }),
  /** What the first check-in of a day at an expo earns. */
  pointsPerCheckIn: v.optional(v.number()),
});
export type PointsSummary = v.InferOutput<typeof pointsSummarySchema>;
