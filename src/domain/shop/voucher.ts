import * as v from 'valibot';
import { countSchema } from '../text/count-schema.ts';
import { daySchema, instantSchema } from '../time/time-schemas.ts';

/** `off` is a discount in sen or in per cent. */
export const voucherSchema = v.object({
  id: v.string(),
  code: v.string(),
  title: v.string(),
  terms: v.string(),
  /** Null when every booth accepts it. */
  brand: v.nullable(
    v.object({
      slug: v.string(),
      name: v.string(),
      /** The organiser no longer lists it. */
      isWithdrawn: v.optional(v.boolean()),
    }),
  ),
  off: v.variant('kind', [
    v.object({ kind: v.literal('sum'), sen: countSchema }),
    v.object({ kind: v.literal('share'), percent: countSchema }),
  ]),
  minSpendSen: countSchema,
  /** The last day, `YYYY-MM-DD`. */
  expiresOn: daySchema,
  /** ISO 8601 */
  usedAt: v.nullable(instantSchema),
  status: v.picklist(['ready', 'used', 'expired']),
});
export type Voucher = v.InferOutput<typeof voucherSchema>;
