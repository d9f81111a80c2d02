import { account } from './account/procedures.ts';
import { actions } from './actions/deliver.ts';
import { carts } from './belongings/cart.ts';
import { belongings } from './belongings/procedures.ts';
import { catalogue } from './catalogue/procedures.ts';
import { expoProcedures } from './expos/procedures.ts';
import { family } from './family/procedures.ts';
import { settings } from './settings/flags.ts';
import { router } from './trpc.ts';
import { inbox } from './users/inbox.ts';
import { profiles } from './users/profiles.ts';

/** Every remote procedure, by its path. */
export const appRouter = router({
  actions,
  businesses: router({ ...catalogue, expos: expoProcedures, settings }),
  users: router({ ...belongings, account, carts, family, notifications: inbox, profiles }),
});
export type AppRouter = typeof appRouter;
