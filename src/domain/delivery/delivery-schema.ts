import * as v from 'valibot';
import { actionSchema } from './actions.ts';
import { DELIVERY_MAX_ACTIONS } from './delivery-limits.ts';

export const deliveryInputSchema = v.object({
  /** The phone's clock when it sent, to tell how long an action waited. */
  sentAt: v.pipe(v.number(), v.integer()),
  actions: v.pipe(v.array(actionSchema), v.minLength(1), v.maxLength(DELIVERY_MAX_ACTIONS)),
});
export type DeliveryInput = v.InferOutput<typeof deliveryInputSchema>;

/** Why the server did not do what was asked; each has its sentence on the screen. */
export const REFUSAL_REASONS = [
  'expo-unknown',
  'expo-not-running',
  'date-in-future',
  'product-unknown',
  'list-full',
  'brand-unknown',
  'invalid-input',
  'key-reused',
  'other-user',
  'file-missing',
  'looks-automated',
  'too-many',
] as const;
export type RefusalReason = (typeof REFUSAL_REASONS)[number];

/** `unknown`: the server does not know this action (it is older than the page): keep it and try again later. */
export const deliveryResultSchema = v.variant('verdict', [
  v.object({ key: v.string(), verdict: v.literal('done'), rev: v.number(), answer: v.unknown() }),
  v.object({
    key: v.string(),
    verdict: v.literal('refused'),
    rev: v.number(),
    reason: v.picklist(REFUSAL_REASONS),
  }),
  v.object({ key: v.string(), verdict: v.literal('unknown') }),
]);
export type DeliveryResult = v.InferOutput<typeof deliveryResultSchema>;

export const deliveryResponseSchema = v.object({
  results: v.array(deliveryResultSchema),
  spreadS: v.pipe(v.number(), v.minValue(0), v.maxValue(3600)),
});
export type DeliveryResponse = v.InferOutput<typeof deliveryResponseSchema>;
