import { sql } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import { openTestDatabase } from '../../support/test-database.ts';

it.skipIf(process.env.TEST_DATABASE_URL)(
  'The embedded database shortens its journal every hour until it is closed',
  async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const { db, close } = await openTestDatabase();
    const written = () => db.execute(sql`select redo_lsn from pg_control_checkpoint()`) as Promise<unknown>;
    const before = await written();
    await db.execute(sql`create table things (id int)`);
    expect(await written()).toEqual(before);
    vi.advanceTimersByTime(60 * 60 * 1000);
    expect(await written()).not.toEqual(before);
    await close();
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
  },
);
