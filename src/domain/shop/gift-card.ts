import * as v from 'valibot';

/** A Yhello Card. */
export const giftCardSchema = v.object({
  id: v.string(),
  code: v.string(),
  valueSen: v.number(),
  balanceSen: v.number(),
  fromName: v.string(),
  message: v.string(),
  /** ISO 8601 */
  receivedAt: v.string(),
  /** The last day, `YYYY-MM-DD`. */
  expiresOn: v.string(),
  status: v.picklist(['ready', 'empty', 'expired']),
});
export type GiftCard = v.InferOutput<typeof giftCardSchema>;
