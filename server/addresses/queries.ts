import { asc, eq } from 'drizzle-orm';
import type { Address } from '../../src/domain/visitor/address.ts';
import type { Database } from '../db/client.ts';
import { addresses } from './table.ts';

/** A visitor's addresses in the order in which they were added. */
export async function listAddresses(db: Pick<Database, 'select'>, sub: string): Promise<Address[]> {
  const rows = await db
    .select()
    .from(addresses)
    .where(eq(addresses.sub, sub))
    .orderBy(asc(addresses.position));
  return rows.map(({ sub: _, position: __, enteredAt: ___, ...address }) => address);
}
