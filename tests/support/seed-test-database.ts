import type { Database } from '../../server/db/client.ts';
import { seedFlags } from '../../server/seed/seed-flags.ts';
import { takeInSample } from './sample-content.ts';
import { TEST_NOW_MS } from './test-now.ts';

/** All sample content, dated for TEST_NOW_MS. No visitor. */
export async function seedTestDatabase(db: Database): Promise<void> {
  await takeInSample(db, TEST_NOW_MS);
  await seedFlags(db);
}
