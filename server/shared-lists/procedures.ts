import { TRPCError } from '@trpc/server';
import { and, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { invitationSecretSchema } from '../../src/domain/shop/list-invitation.ts';
import { actorOf } from '../../src/domain/shop/list-merge.ts';
import { idSchema } from '../../src/domain/text/id-schema.ts';
import { textSchema } from '../../src/domain/text/text-schema.ts';
import { publicProcedure, router, visitorProcedure } from '../trpc.ts';
import { readMembers } from './access.ts';
import { invite, join, readInvitation, readInvitationState, removeMember } from './invitations.ts';
import { sharedLists } from './table.ts';

const secretInput = v.object({ secret: invitationSecretSchema });

/** All of them are mutations: a secret must not be in an address, where logs keep it. */
export const sharedListProcedures = router({
  invite: visitorProcedure.input(v.object({ expoId: idSchema })).mutation(async ({ ctx, input }) => {
    const secret = await invite(ctx.db, ctx.visitor.cognitoSub, input.expoId, ctx.now());
    if (!secret) throw new TRPCError({ code: 'NOT_FOUND', message: 'Expo Not Found' });
    return { secret };
  }),
  /** What an invitation is for. Changes nothing. */
  invitation: visitorProcedure
    .input(secretInput)
    .mutation(({ ctx, input }) => readInvitation(ctx.db, ctx.visitor.cognitoSub, input.secret, ctx.now())),
  /**
   * Before a sign-in. Needs no limit of its own: a secret of 192 bits is not guessed, and the call costs one lookup by
   * a primary key.
   */
  invitationState: publicProcedure
    .input(secretInput)
    .mutation(({ ctx, input }) => readInvitationState(ctx.db, input.secret, ctx.now())),
  join: visitorProcedure
    .input(secretInput)
    .mutation(({ ctx, input }) => join(ctx.db, ctx.visitor.cognitoSub, input.secret, ctx.now())),
  leave: visitorProcedure
    .input(v.object({ listId: v.pipe(v.string(), v.uuid()) }))
    .mutation(async ({ ctx, input }) => {
      await removeMember(ctx.db, {
        listId: input.listId,
        sub: ctx.visitor.cognitoSub,
        change: 'left',
        nowMs: ctx.now(),
      });
      return { left: true };
    }),
  /** Takes a person off the visitor's own list. */
  remove: visitorProcedure
    .input(v.object({ expoId: idSchema, by: textSchema(12) }))
    .mutation(async ({ ctx, input }) => {
      const isOwn = and(eq(sharedLists.sub, ctx.visitor.cognitoSub), eq(sharedLists.expoId, input.expoId));
      for (const list of await ctx.db.select().from(sharedLists).where(isOwn))
        for (const sub of await readMembers(ctx.db, [list]))
          if (actorOf(sub) === input.by)
            await removeMember(ctx.db, { listId: list.id, sub, change: 'removed', nowMs: ctx.now() });
      return { removed: true };
    }),
});
