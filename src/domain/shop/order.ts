import * as v from 'valibot';
import { countSchema } from '../text/count-schema.ts';
import { dateSchema } from '../time/time-schemas.ts';

const ORDER_STATUSES = ['paid', 'packed', 'sent', 'delivered', 'collected', 'cancelled'] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** Names and prices as on the day of the order. */
export const orderLineSchema = v.object({
  productSlug: v.string(),
  name: v.string(),
  brandName: v.string(),
  quantity: countSchema,
  unitPriceSen: countSchema,
  picture: v.string(),
  /** The organiser no longer lists it. */
  isWithdrawn: v.optional(v.boolean()),
});

/** Sums in sen: `totalSen` = lines − discount + delivery; `giftCardSen` of it was paid with a gift card. */
export const orderSchema = v.object({
  id: v.string(),
  number: v.string(),
  placedAt: dateSchema,
  status: v.picklist(ORDER_STATUSES),
  /** Where the visitor collects it; null for a delivery. */
  collectAt: v.nullable(
    v.object({ expoSlug: v.string(), expoName: v.optional(v.string()), note: v.string() }),
  ),
  /** The lines of the delivery address; null when the visitor collects it. */
  sendTo: v.nullable(v.array(v.string())),
  lines: v.array(orderLineSchema),
  discountSen: countSchema,
  deliverySen: countSchema,
  giftCardSen: countSchema,
  totalSen: countSchema,
  pointsEarned: countSchema,
});
export type OrderLine = v.InferOutput<typeof orderLineSchema>;
export type Order = v.InferOutput<typeof orderSchema>;
