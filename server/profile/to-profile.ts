import type { User } from '../../src/domain/visitor/user.ts';
import type { Visitor } from '../visitors/visitor.ts';

/** The columns of a visitor's row that the page shows; never the pass key. */
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
