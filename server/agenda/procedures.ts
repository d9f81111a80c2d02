import { router, visitorProcedure } from '../trpc.ts';
import { listAgenda } from './queries.ts';

export const agendaProcedures = router({
  list: visitorProcedure.query(({ ctx }) => listAgenda(ctx.db, ctx.visitor.cognitoSub)),
});
