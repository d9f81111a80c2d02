import { accountProcedures } from './account/procedures.ts';
import { actions } from './actions/deliver.ts';
import { cartProcedures } from './belongings/cart.ts';
import { belongings } from './belongings/procedures.ts';
import { catalogue } from './catalogue/procedures.ts';
import { expoProcedures } from './expos/procedures.ts';
import { familyProcedures } from './family/procedures.ts';
import { flagProcedures } from './flags/procedures.ts';
import { router } from './trpc.ts';
import { inboxProcedures } from './users/inbox.ts';
import { profileProcedures } from './users/profiles.ts';

/** Every remote procedure, by its path. */
export const appRouter = router({
  actions,
  businesses: router({ ...catalogue, expos: expoProcedures, settings: flagProcedures }),
  users: router({
    ...belongings,
    account: accountProcedures,
    carts: cartProcedures,
    family: familyProcedures,
    notifications: inboxProcedures,
    profiles: profileProcedures,
  }),
});
export type AppRouter = typeof appRouter;
