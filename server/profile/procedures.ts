import { router, visitorProcedure } from '../trpc.ts';
import { toProfile } from './to-profile.ts';

export const profileProcedures = router({
  /** The visitor's profile, with the key that signs the QR pass. */
  myDetail: visitorProcedure.query(({ ctx }) => ({
    ...toProfile(ctx.visitor),
    passKey: ctx.visitor.passKey,
    passKeyId: ctx.visitor.passKeyId,
  })),
});
