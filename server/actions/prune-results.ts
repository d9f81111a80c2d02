import { lt } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { actionResults } from './table.ts';

/** Longer than a phone is expected to keep one waiting. */
const RETENTION_MS = 400 * 24 * 60 * 60 * 1000;

/** Deletes results that no repeat will need. `nowMs` since 1970. */
export async function pruneResults(db: Database, nowMs: number): Promise<void> {
  await db.delete(actionResults).where(lt(actionResults.deliveredAt, new Date(nowMs - RETENTION_MS)));
}
