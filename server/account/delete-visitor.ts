import { eq, sql } from 'drizzle-orm';
import type { Deps } from '../deps.ts';
import { deleteEnquiries } from '../enquiries/delete-enquiries.ts';
import { removePoolUser } from '../identity/account-operations.ts';
import { users } from '../visitors/table.ts';
import { deleteAccount } from './delete-account.ts';

/**
 * For a visitor who asked for it and cannot do it in the app: everything that is stored, and what was written from the
 * address. Returns what was done; null without such a visitor.
 */
export async function deleteVisitor(
  { db, env, now }: Pick<Deps, 'db' | 'env' | 'now'>,
  email: string,
): Promise<string | null> {
  const [visitor] = await db
    .select({ sub: users.cognitoSub })
    .from(users)
    .where(eq(sql`lower(${users.email})`, email.toLowerCase()));
  if (!visitor) return null;
  await deleteAccount(db, visitor.sub, now());
  await deleteEnquiries(db, email);
  if (!env.pool.embedded)
    return `What this server stored about ${email} is deleted. Delete the account in your user pool, too: until then it can log in again.`;
  await removePoolUser(db, { sub: visitor.sub, email: email.toLowerCase() });
  return `The account of ${email} is deleted, with everything in it.`;
}
