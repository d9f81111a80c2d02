import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '../../../server/db/client.ts';
import { brands, products } from '../../../server/db/schema.ts';
import { vacuum, vacuumAll } from '../../../server/db/vacuum.ts';
import { tableBytes } from '../../support/table-bytes.ts';
import { openTestDatabase } from '../../support/test-database.ts';

let opened: OpenDatabase;
beforeAll(async () => {
  opened = await openTestDatabase('seeded');
});
afterAll(() => opened.close());

it('Between two tables that are vacuumed, other work has its turn', async () => {
  let turns = 0;
  let next: NodeJS.Immediate;
  const count = () => {
    turns++;
    next = setImmediate(count);
  };
  next = setImmediate(count);
  await vacuum(opened.db, [brands, products, brands, products]);
  clearImmediate(next);
  expect(turns).toBeGreaterThanOrEqual(4);
});

it.skipIf(process.env.TEST_DATABASE_URL)(
  'Night after night, vacuuming takes no more room itself',
  async () => {
    const sizes: number[] = [];
    for (let night = 0; night < 12; night++) {
      await vacuumAll(opened.db);
      sizes.push(await tableBytes(opened.db, sql`pg_statistic`));
    }
    expect(sizes.at(-1)).toBeLessThan(1.5 * (sizes[2] ?? 0));
  },
);
