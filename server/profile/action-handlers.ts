import { eq } from 'drizzle-orm';
import { changedFields } from '../../src/domain/visitor/user.ts';
import type { ActionHandler } from '../actions/action-handler.ts';
import { users } from '../visitors/table.ts';
import { payIfComplete } from './complete-profile.ts';

/** Sets what the visitor changed about the profile; another full name is no longer verified. Returns the change. */
export const handleSetProfile: ActionHandler<'profile.set'> = async ({ tx, user, tappedAtMs }, change) => {
  const isVisitor = eq(users.cognitoSub, user.cognitoSub);
  const [before = user] = await tx.select().from(users).where(isVisitor);
  const fields = changedFields(before, change);
  const isSame = Object.entries(fields).every(([field, value]) => before[field as 'phone'] === value);
  if (!isSame) await tx.update(users).set(fields).where(isVisitor);
  const points = await payIfComplete(tx, user.cognitoSub, new Date(tappedAtMs));
  return { done: change, changed: !isSame || points > 0 };
};
