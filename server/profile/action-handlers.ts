import { eq } from 'drizzle-orm';
import { changedFields, changedNames } from '../../src/domain/visitor/profile.ts';
import type { ActionHandler } from '../actions/action-handler.ts';
import { isBefore, REPLACED } from '../actions/action-time.ts';
import { users } from '../visitors/table.ts';
import { payIfComplete } from './complete-profile.ts';

/**
 * Sets what the visitor changed about the profile, except for fields that a later tap has changed: another phone may
 * have been without signal for days. Another full name is no longer verified. Returns the change, with what is set now.
 */
export const handleSetProfile: ActionHandler<'profile.set'> = async ({ tx, visitor, tappedAtMs }, change) => {
  const isVisitor = eq(users.cognitoSub, visitor.cognitoSub);
  const [before = visitor] = await tx.select().from(users).where(isVisitor);
  const { changedAt } = before;
  const named = changedNames(change);
  const changed = named.filter((field) => !isBefore(tappedAtMs, new Date(changedAt[field] ?? 0)));
  const fields = changedFields(before, { ...change, changed });
  const isSame = Object.entries(fields).every(([field, value]) => before[field as 'phone'] === value);
  for (const field of changed) changedAt[field] = Math.max(tappedAtMs, changedAt[field] ?? 0);
  if (changed.length > 0)
    await tx
      .update(users)
      .set({ ...fields, changedAt })
      .where(isVisitor);
  const points = await payIfComplete(tx, visitor.cognitoSub, new Date(tappedAtMs));
  const setNow = Object.fromEntries(named.map((field) => [field, { ...before, ...fields }[field]]));
  const isReplaced = named.length > 0 && changed.length === 0;
  return { done: { ...change, ...setNow, ...(isReplaced && REPLACED) }, changed: !isSame || points > 0 };
};
