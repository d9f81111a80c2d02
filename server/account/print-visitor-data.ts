import { asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { enquiries, enquiryFiles } from '../enquiries/table.ts';
import { users } from '../visitors/table.ts';
import { ownedTables } from './owned-tables.ts';

/**
 * For a visitor who asks what is stored: all of it as JSON, by table. `messages` are those of the contact forms that
 * were written from the address without a login. Without the key of the pass, which would let its reader in under the
 * visitor's name. Null where nothing is stored.
 */
export async function printVisitorData(db: Database, email: string): Promise<string | null> {
  const address = email.toLowerCase();
  const visitors = await db
    .select()
    .from(users)
    .where(eq(sql`lower(${users.email})`, address));
  const accounts = [];
  for (const { cognitoSub, passKey: _key, passKeyId: _keyId, ...user } of visitors) {
    const tables: Record<string, unknown[]> = {};
    for (const { name, table, sub } of ownedTables) {
      const rows = await db.select().from(table).where(eq(sub, cognitoSub));
      if (rows.length > 0) tables[name] = rows.map(({ sub: _sub, ...row }) => row);
    }
    accounts.push({ ...user, ...tables });
  }
  const subs = new Set<string | null>(visitors.map(({ cognitoSub }) => cognitoSub));
  const written = await db
    .select()
    .from(enquiries)
    .where(eq(sql`lower(${enquiries.email})`, address));
  const messages = written.filter(({ sub }) => !subs.has(sub)).map(({ sub: _sub, ...message }) => message);
  const files = await db
    .select({ enquiryId: enquiryFiles.enquiryId, name: enquiryFiles.name })
    .from(enquiryFiles)
    .innerJoin(enquiries, eq(enquiries.id, enquiryFiles.enquiryId))
    .where(eq(sql`lower(${enquiries.email})`, address))
    .orderBy(asc(enquiryFiles.enquiryId), asc(enquiryFiles.position));
  if (accounts.length + messages.length === 0) return null;
  return JSON.stringify({ accounts, messages, files }, null, 2);
}
