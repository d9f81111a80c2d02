import { deliveryProcedure, router, userDeliveryProcedure } from '../trpc.ts';
import { deliverActions, deliverySchema } from './deliver.ts';
import { actionHandlers } from './handler-registry.ts';

export const actionProcedures = router({
  /** Applies a phone's actions in order, each exactly once; the results come in the same order. */
  deliver: userDeliveryProcedure.input(deliverySchema).mutation(({ ctx, input }) => {
    const limit = ctx.deliveryLimits?.account(ctx.user.cognitoSub) ?? null;
    return deliverActions(ctx, ctx.user, input, actionHandlers, limit);
  }),
  /** The same for open actions without an account, as many as the rate limit of the network's address allows. */
  deliverOpen: deliveryProcedure
    .input(deliverySchema)
    .mutation(({ ctx, input }) =>
      deliverActions(ctx, null, input, actionHandlers, ctx.deliveryLimits?.network ?? null),
    ),
});
