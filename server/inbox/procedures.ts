import { inboxListInput } from '../../src/domain/visitor/inbox-message.ts';
import { router, userProcedure } from '../trpc.ts';
import { countUnread, listInboxMessages } from './queries.ts';

export const inboxProcedures = router({
  unreadCount: userProcedure.query(({ ctx }) => countUnread(ctx.db, ctx.user.cognitoSub)),
  list: userProcedure
    .input(inboxListInput)
    .query(({ ctx, input }) => listInboxMessages(ctx.db, ctx.user.cognitoSub, input)),
});
