import { inboxListInput } from '../../src/domain/visitor/inbox-message.ts';
import { router, visitorProcedure } from '../trpc.ts';
import { countUnread, listInboxMessages } from './queries.ts';

export const inboxProcedures = router({
  unreadCount: visitorProcedure.query(({ ctx }) => countUnread(ctx.db, ctx.visitor.cognitoSub)),
  list: visitorProcedure
    .input(inboxListInput)
    .query(({ ctx, input }) => listInboxMessages(ctx.db, ctx.visitor.cognitoSub, input)),
});
