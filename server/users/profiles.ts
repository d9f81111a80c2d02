import type { User } from '../../src/domain/visitor/user.ts';
import { router, userProcedure } from '../trpc.ts';
import type { Visitor } from '../visitors/visitor.ts';

/** What a visitor may know of their own row. */
export const toProfile = (user: Visitor): User => ({
  id: user.id,
  email: user.email,
  cognitoSub: user.cognitoSub,
  displayName: user.displayName,
  fullName: user.fullName,
  profileVerificationStatus: user.profileVerificationStatus,
  phone: user.phone,
  language: user.language,
  avatar: user.avatar,
});

export const profileProcedures = router({
  /** The visitor's own detail, with the key that signs the QR pass. */
  myDetail: userProcedure.query(({ ctx }) => ({
    ...toProfile(ctx.user),
    passKey: ctx.user.passKey,
    passKeyId: ctx.user.passKeyId,
  })),
});
