import { asc, desc, eq } from 'drizzle-orm';
import type { Address } from '../../src/domain/address.ts';
import { addresses } from '../db/belongings.ts';
import type { Database } from '../db/client.ts';

/** A visitor's addresses, the default one first. */
export async function listAddresses(db: Database, sub: string): Promise<Address[]> {
  const rows = await db
    .select()
    .from(addresses)
    .where(eq(addresses.sub, sub))
    .orderBy(desc(addresses.isDefault), asc(addresses.createdAt), asc(addresses.id));
  return rows.map(({ sub: _, createdAt: __, ...address }) => address);
}
