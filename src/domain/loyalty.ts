import * as v from 'valibot';

export const DEFAULT_CURRENCY = 'myr';

export const loyaltySummarySchema = v.object({
  balanceAmount: v.object({
    currency: v.optional(v.string(), DEFAULT_CURRENCY),
    originalAmount: v.number(),
    points: v.number(),
  }),
});
export type LoyaltySummary = v.InferOutput<typeof loyaltySummarySchema>;
