import { asc } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { featureFlags } from './table.ts';

export async function listFlags(db: Database) {
  return db.select().from(featureFlags).orderBy(asc(featureFlags.name));
}
