import { eq } from 'drizzle-orm';
import type { Family } from '../../src/domain/visitor/family.ts';
import type { Database } from '../db/client.ts';
import { families } from './table.ts';

/** Null for a visitor who has not entered a family. */
export async function findFamily(db: Pick<Database, 'select'>, sub: string): Promise<Family | null> {
  const [row] = await db.select({ data: families.data }).from(families).where(eq(families.sub, sub));
  return row?.data ?? null;
}
