import * as v from 'valibot';
import { countSchema } from '../text/count-schema.ts';
import { daySchema, instantSchema } from '../time/time-schemas.ts';

/** A gift card, called after the product: `Yhello Card`. */
export const giftCardSchema = v.object({
  id: v.string(),
  code: v.string(),
  valueSen: countSchema,
  balanceSen: countSchema,
  fromName: v.string(),
  message: v.string(),
  /** ISO 8601 */
  receivedAt: instantSchema,
  /** The last day, `YYYY-MM-DD`. */
  expiresOn: daySchema,
  status: v.picklist(['ready', 'empty', 'expired']),
});
export type GiftCard = v.InferOutput<typeof giftCardSchema>;
