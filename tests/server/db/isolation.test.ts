import { sql } from 'drizzle-orm';
import pg from 'pg';
import { expect, it } from 'vitest';
import { openDatabase } from '../../../server/db/client.ts';
import { postgresOverTcp } from '../../support/postgres-over-tcp.ts';

it('A transaction sees what was committed before each query, whatever the database is set to', async () => {
  const postgres = await postgresOverTcp();
  const admin = new pg.Client(postgres.url);
  await admin.connect();
  // All connections to the embedded database share one session.
  await admin.query("set default_transaction_isolation = 'serializable'");
  await admin.end();
  const { db, close } = await openDatabase({ url: postgres.url });
  const level = await db.transaction((tx) => tx.execute(sql`show transaction_isolation`));
  expect(level as unknown).toMatchObject({ rows: [{ transaction_isolation: 'read committed' }] });
  await close();
  await postgres.close();
});
