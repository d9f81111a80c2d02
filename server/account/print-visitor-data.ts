import { eq, sql } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { enquiries } from '../enquiries/table.ts';
import { users } from '../visitors/table.ts';
import { ownedTables } from './owned-tables.ts';

/**
 * For a visitor who asks what is stored: all of it as JSON, by table, with what was written from the address by the contact
 * forms. Without the key of the pass, which would let its reader in under the visitor's name. Null where nothing is stored.
 */
export async function printVisitorData(db: Database, email: string): Promise<string | null> {
  const address = email.toLowerCase();
  const visitors = await db
    .select()
    .from(users)
    .where(eq(sql`lower(${users.email})`, address));
  const messages = await db
    .select()
    .from(enquiries)
    .where(eq(sql`lower(${enquiries.email})`, address));
  if (visitors.length + messages.length === 0) return null;
  const accounts = [];
  for (const { cognitoSub, passKey: _key, passKeyId: _keyId, ...user } of visitors) {
    const tables: Record<string, unknown[]> = {};
    for (const { name, table, sub } of ownedTables) {
      const rows = await db.select().from(table).where(eq(sub, cognitoSub));
      if (rows.length > 0) tables[name] = rows.map(({ sub: _sub, ...row }) => row);
    }
    accounts.push({ ...user, ...tables });
  }
  return JSON.stringify({ accounts, messages: messages.map(({ sub: _sub, ...row }) => row) }, null, 2);
}
