import { eq } from 'drizzle-orm';
import type { ActionHandler } from '../actions/action-handler.ts';
import { users } from '../visitors/table.ts';

/** Sets all that a visitor may change about the own profile. Answers with what is stored now. */
export const handleSetProfile: ActionHandler<'profile.set'> = async ({ tx, user }, profile) => {
  const mine = eq(users.cognitoSub, user.cognitoSub);
  const [before] = await tx.select().from(users).where(mine);
  const isSame = Object.entries(profile).every(([field, value]) => before?.[field as 'phone'] === value);
  if (!isSame) await tx.update(users).set(profile).where(mine);
  return { done: profile, changed: !isSame };
};
