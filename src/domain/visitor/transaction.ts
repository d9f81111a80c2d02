import * as v from 'valibot';
import { cursorPageSchema } from '../content/cursor-page.ts';
import { cursorInput } from '../content/pagination.ts';
import { offersCards, offersPoints, offersShop } from '../organiser/offers.ts';
import { dateSchema } from '../time/time-schemas.ts';

export const TRANSACTION_KINDS = ['points', 'money'] as const;
type TransactionKind = (typeof TRANSACTION_KINDS)[number];

/** The kinds that visitors have here: money is paid for orders, or with a gift card. */
export const offeredKinds: readonly TransactionKind[] = TRANSACTION_KINDS.filter((kind) =>
  kind === 'points' ? offersPoints : offersShop || offersCards,
);

export const transactionListInput = v.optional(
  v.object({
    kind: v.optional(v.picklist(TRANSACTION_KINDS)),
    ...cursorInput,
  }),
  {},
);

/** `amount` is in points or in sen, by `kind`; negative for spending. */
export const transactionSchema = v.object({
  id: v.string(),
  kind: v.picklist(TRANSACTION_KINDS),
  amount: v.pipe(v.number(), v.safeInteger()),
  title: v.string(),
  /** The code of a voucher or the number of an order; empty for none. */
  reference: v.string(),
  at: dateSchema,
});
export const transactionPageSchema = cursorPageSchema(transactionSchema);
export type Transaction = v.InferOutput<typeof transactionSchema>;
