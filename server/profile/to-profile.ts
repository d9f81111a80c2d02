import type { Profile } from '../../src/domain/visitor/profile.ts';
import type { Visitor } from '../visitors/visitor.ts';

/** The columns of a visitor's row that the page shows; never the pass key. */
export const toProfile = (visitor: Visitor): Profile => ({
  id: visitor.id,
  email: visitor.email,
  cognitoSub: visitor.cognitoSub,
  displayName: visitor.displayName,
  fullName: visitor.fullName,
  profileVerificationStatus: visitor.profileVerificationStatus,
  phone: visitor.phone,
  language: visitor.language,
  avatar: visitor.avatar,
});
