import type { Database } from '../../server/db/client.ts';
import { seedFlags } from '../../server/seed/seed-flags.ts';
import { importSample } from './sample-content.ts';
import { TEST_NOW_MS } from './test-now.ts';

/** All sample content, dated for TEST_NOW_MS. No visitor. */
export async function seedTestDatabase(db: Database): Promise<void> {
  await importSample(db, TEST_NOW_MS);
  await seedFlags(db);
}
