import { router, userProcedure } from '../trpc.ts';
import { listAgenda } from './queries.ts';

export const agendaProcedures = router({
  list: userProcedure.query(({ ctx }) => listAgenda(ctx.db, ctx.user.cognitoSub)),
});
