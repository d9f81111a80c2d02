import { actions } from './actions/deliver.ts';
import { expoProcedures } from './expos/procedures.ts';
import { settings } from './settings/flags.ts';
import { router } from './trpc.ts';
import { carts, inbox } from './users/counts.ts';
import { profiles } from './users/profiles.ts';

/** Every remote procedure, by its path. */
export const appRouter = router({
  actions,
  businesses: router({ expos: expoProcedures, settings }),
  users: router({ carts, notifications: inbox, profiles }),
});
export type AppRouter = typeof appRouter;
