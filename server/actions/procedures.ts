import { bearerDeliveryProcedure, openDeliveryProcedure, router } from '../trpc.ts';
import { deliverActions, deliverySchema } from './deliver.ts';

export const actionProcedures = router({
  /** Applies a phone's actions in order, each exactly once; the results come in the same order. */
  deliver: bearerDeliveryProcedure.input(deliverySchema).mutation(({ ctx, input }) => {
    const { sub } = ctx.bearer;
    return deliverActions(ctx, { sub, ensureRow: ctx.loadVisitor }, input, ctx.limits.account(sub));
  }),
  /** The same for open actions without an account, as many as the rate limit of the network's address allows. */
  deliverOpen: openDeliveryProcedure
    .input(deliverySchema)
    .mutation(({ ctx, input }) => deliverActions(ctx, null, input, { open: ctx.limits.network })),
});
