import * as v from 'valibot';

/** `off` is a discount in sen or in per cent. */
export const voucherSchema = v.object({
  id: v.string(),
  code: v.string(),
  title: v.string(),
  terms: v.string(),
  /** Null when every booth accepts it. */
  brand: v.nullable(v.object({ slug: v.string(), name: v.string() })),
  off: v.variant('kind', [
    v.object({ kind: v.literal('sum'), sen: v.number() }),
    v.object({ kind: v.literal('share'), percent: v.number() }),
  ]),
  minSpendSen: v.number(),
  /** The last day, `YYYY-MM-DD`. */
  expiresOn: v.string(),
  /** ISO 8601 */
  usedAt: v.nullable(v.string()),
  status: v.picklist(['ready', 'used', 'expired']),
});
export type Voucher = v.InferOutput<typeof voucherSchema>;
