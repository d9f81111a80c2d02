import { eq } from 'drizzle-orm';
import type { ActionHandler } from '../actions/action-handler.ts';
import { users } from '../visitors/table.ts';
import { payIfComplete } from './complete-profile.ts';

/** Replaces the part of the profile that visitors may change. Returns what is stored now. */
export const handleSetProfile: ActionHandler<'profile.set'> = async ({ tx, user, tappedAtMs }, profile) => {
  const isVisitor = eq(users.cognitoSub, user.cognitoSub);
  const [before] = await tx.select().from(users).where(isVisitor);
  const isSame = Object.entries(profile).every(([field, value]) => before?.[field as 'phone'] === value);
  if (!isSame) await tx.update(users).set(profile).where(isVisitor);
  const points = await payIfComplete(tx, user.cognitoSub, new Date(tappedAtMs));
  return { done: profile, changed: !isSame || points > 0 };
};
