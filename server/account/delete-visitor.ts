import { eq, sql } from 'drizzle-orm';
import type { Deps } from '../deps.ts';
import { deleteEnquiries } from '../enquiries/delete-enquiries.ts';
import { removePoolUsers } from '../identity/account-operations.ts';
import { users } from '../visitors/table.ts';
import { deleteAccount } from './delete-account.ts';

const IN_OWN_POOL =
  'An account in a user pool of yours is deleted there first: as long as it is there, a phone that is signed in makes a ' +
  'new record. If you delete it only now, type this once more after that.';

/**
 * For a visitor who asked for it and cannot do it in the app: everything that is stored, and what was written from the
 * address. Safe to repeat. Returns what was done; null where nothing is stored.
 */
export async function deleteVisitor(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  email: string,
): Promise<string | null> {
  // First what needs no visitor: a repeated command finds the rest.
  const inPool = await removePoolUsers(db, email);
  const enquiries = await deleteEnquiries(db, email);
  const visitors = await db
    .select({ sub: users.cognitoSub })
    .from(users)
    .where(eq(sql`lower(${users.email})`, email.toLowerCase()));
  for (const { sub } of visitors) await deleteAccount(db, sub, now());
  if (inPool + enquiries + visitors.length === 0) return null;
  return inPool > 0
    ? `The account of ${email} is deleted, with everything in it.`
    : `What this server stored about ${email} is deleted. ${IN_OWN_POOL}`;
}
