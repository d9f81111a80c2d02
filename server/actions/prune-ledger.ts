import { lt } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { actionLedger } from './table.ts';

/** Longer than any phone keeps an action to itself. */
const KEPT_MS = 400 * 24 * 60 * 60 * 1000;

/** Forgets answers that nobody will ask for again. `nowMs` since 1970. */
export async function pruneLedger(db: Database, nowMs: number): Promise<void> {
  await db.delete(actionLedger).where(lt(actionLedger.deliveredAt, new Date(nowMs - KEPT_MS)));
}
