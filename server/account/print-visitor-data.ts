import { asc, eq, or, sql } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { enquiries, enquiryFiles } from '../enquiries/table.ts';
import { isWithoutLoginFrom } from '../enquiries/without-login.ts';
import { poolUsers } from '../identity/table.ts';
import { findVisitorByName } from '../visitors/named-visitor.ts';
import { ownedTables } from './owned-tables.ts';

/** The last line of the answer, for the visitor who reads it. */
const NOT_IN_IT =
  'What is inside the files that you sent; the account with which you log in, which has your address, name and ' +
  'password as a one-way hash; what you put on other people’s lists; and backups and logs of the server.';

/**
 * For a visitor who asks what is stored: all of it as JSON, by table. `who`: an address, or the id of a visitor.
 * `messages` are those of the contact forms that were written from the address without a login: what another account
 * wrote with this address in it is that account's. Without the key of the pass, which would let its reader in under the
 * visitor's name. Null where nothing is stored. Throws SeveralVisitors.
 */
export async function printVisitorData(db: Database, who: string): Promise<string | null> {
  const visitor = await findVisitorByName(db, who);
  const isWithoutLogin = isWithoutLoginFrom(visitor?.email ?? who);
  const written = await db.select().from(enquiries).where(isWithoutLogin);
  const messages = written.map(({ sub: _sub, ...message }) => message);
  if (!visitor && messages.length === 0 && !(await isInPool(db, who))) return null;
  const files = await db
    .select({ enquiryId: enquiryFiles.enquiryId, name: enquiryFiles.name })
    .from(enquiryFiles)
    .innerJoin(enquiries, eq(enquiries.id, enquiryFiles.enquiryId))
    .where(visitor ? or(eq(enquiries.sub, visitor.cognitoSub), isWithoutLogin) : isWithoutLogin)
    .orderBy(asc(enquiryFiles.enquiryId), asc(enquiryFiles.position));
  const account = visitor && (await readAccount(db, visitor));
  return JSON.stringify({ account, messages, files, notInThisFile: NOT_IN_IT }, null, 2);
}

/** For who signed up and never opened the app: only the pool has an account. The answer's last line names it. */
const isInPool = async (db: Database, email: string): Promise<boolean> =>
  (await db.$count(poolUsers, eq(sql`lower(${poolUsers.email})`, email.toLowerCase()))) > 0;

type FoundVisitor = NonNullable<Awaited<ReturnType<typeof findVisitorByName>>>;

async function readAccount(
  db: Database,
  { cognitoSub, passKey: _key, passKeyId: _keyId, ...user }: FoundVisitor,
): Promise<object> {
  const tables: Record<string, unknown[]> = {};
  for (const { name, table, sub } of ownedTables) {
    const rows = await db.select().from(table).where(eq(sub, cognitoSub));
    if (rows.length > 0) tables[name] = rows.map(({ sub: _sub, ...row }) => row);
  }
  return { ...user, ...tables };
}
