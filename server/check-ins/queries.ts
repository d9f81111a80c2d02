import { eq } from 'drizzle-orm';
import type { CheckIn } from '../../src/domain/expo/check-in.ts';
import type { Database } from '../db/client.ts';
import { checkIns } from './table.ts';

/** A visitor's check-ins, each with its moment (ISO 8601). */
export async function listCheckIns(db: Database, sub: string): Promise<CheckIn[]> {
  const rows = await db.select().from(checkIns).where(eq(checkIns.sub, sub));
  return rows.map(({ expoId, day, checkedInAt }) => ({
    expoId,
    day,
    checkedInAt: checkedInAt.toISOString(),
  }));
}
