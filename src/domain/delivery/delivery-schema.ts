// @script forms

import * as v from 'valibot';
import { actionSchema } from './actions.ts';
import { DELIVERY_MAX_ACTIONS } from './delivery-limits.ts';

export const deliveryInputSchema = v.object({
  /** The phone's time of sending, in ms since 1970: shows how long an action waited. */
  sentAt: v.pipe(v.number(), v.integer()),
  actions: v.pipe(v.array(actionSchema), v.minLength(1), v.maxLength(DELIVERY_MAX_ACTIONS)),
});
export type DeliveryInput = v.InferOutput<typeof deliveryInputSchema>;

/** Why the server refuses an action. The texts are in `refusal-messages.ts`. */
export const REFUSAL_REASONS = [
  'expo-unknown',
  'expo-not-running',
  'date-in-future',
  'product-unknown',
  'list-full',
  'list-left',
  'brand-unknown',
  'invalid-input',
  'key-reused',
  'other-user',
  'file-missing',
  'looks-automated',
  'too-many',
] as const;
export type RefusalReason = (typeof REFUSAL_REASONS)[number];

/** `unknown`: the server is older than the page and does not know the action. It stays in the outbox. */
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
