import { router, userProcedure } from '../trpc.ts';
import { toProfile } from './to-profile.ts';

export const profileProcedures = router({
  /** The visitor's profile, with the key that signs the QR pass. */
  myDetail: userProcedure.query(({ ctx }) => ({
    ...toProfile(ctx.user),
    passKey: ctx.user.passKey,
    passKeyId: ctx.user.passKeyId,
  })),
});
