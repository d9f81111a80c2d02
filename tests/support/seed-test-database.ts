import type { Database } from '../../server/db/client.ts';
import { seedContent } from '../../server/seed/seed-content.ts';
import { seedExpos } from '../../server/seed/seed-expos.ts';
import { seedFlags } from '../../server/seed/seed-flags.ts';
import { klDay } from '../../src/domain/time/kl-time.ts';
import { TEST_NOW_MS } from './test-now.ts';

/** All sample content, with the expos dated for TEST_NOW_MS. No visitor. */
export async function seedTestDatabase(db: Database): Promise<void> {
  await seedExpos(db, klDay(TEST_NOW_MS));
  await seedFlags(db);
  await seedContent(db);
}
