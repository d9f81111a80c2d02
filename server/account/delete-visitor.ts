import { and, eq, ne, sql } from 'drizzle-orm';
import type { Deps } from '../deps.ts';
import { enquiries } from '../enquiries/table.ts';
import { isWithoutLoginFrom } from '../enquiries/without-login.ts';
import { removePoolUsers } from '../identity/account-operations.ts';
import { findVisitorByName } from '../visitors/named-visitor.ts';
import { users } from '../visitors/table.ts';
import { deleteAccount } from './delete-account.ts';

const IN_OWN_POOL =
  'An account in a user pool of yours is deleted there first: as long as it is there, a phone that is signed in makes a ' +
  'new record. If you delete it only now, type this once more after that.';

/**
 * For a visitor who asked for it and cannot do it in the app: everything that is stored, and what was written from the
 * address without a login. `who`: an address, or the id of a visitor. Safe to repeat. Returns what was done; null where
 * nothing is stored. Throws SeveralVisitors, and then nothing is deleted.
 */
export async function deleteVisitor(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  who: string,
): Promise<string | null> {
  const visitor = await findVisitorByName(db, who);
  // First what needs no visitor: a repeated command finds the rest. An id is that of one account, while others may have
  // its address.
  const isById = visitor?.id === who;
  const inPool = await removePoolUsers(db, isById ? { sub: visitor.cognitoSub } : { email: who });
  const written =
    isById && (await isOthersAddress(db, visitor))
      ? []
      : await db
          .delete(enquiries)
          .where(isWithoutLoginFrom(visitor?.email ?? who))
          .returning();
  if (visitor) await deleteAccount(db, visitor.cognitoSub, now());
  if (inPool + written.length === 0 && !visitor) return null;
  return inPool > 0
    ? `The account of ${who} is deleted, with everything in it.`
    : `What this server stored about ${who} is deleted. ${IN_OWN_POOL}`;
}

/** Whether another visitor has it, too, whose messages without a login may be those from this address. */
async function isOthersAddress(
  db: Deps['db'],
  { cognitoSub, email }: { cognitoSub: string; email: string },
): Promise<boolean> {
  const isSame = and(eq(sql`lower(${users.email})`, email.toLowerCase()), ne(users.cognitoSub, cognitoSub));
  return (await db.$count(users, isSame)) > 0;
}
