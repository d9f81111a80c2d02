import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type OpenDatabase, openDatabase } from '../../../server/db/client.ts';
import { isUnavailable } from '../../../server/unavailable.ts';
import { type PostgresOverTcp, postgresOverTcp } from '../../support/postgres-over-tcp.ts';

let postgres: PostgresOverTcp;
let database: OpenDatabase;
beforeEach(async () => {
  postgres = await postgresOverTcp();
  database = await openDatabase({ url: postgres.url, noAnswerMs: 500 });
});
afterEach(async () => {
  await database.close();
  await postgres.close();
});

const one = () => database.db.execute(sql`select 1 as one`);

it('A database that goes away in a transaction costs that request, and the next one connects again', async () => {
  const during = database.db.transaction(async (tx) => {
    await tx.execute(sql`select 1`);
    postgres.cut();
    // While the connection ends, nothing of ours waits for it.
    await new Promise((resolve) => setTimeout(resolve, 50));
    await tx.execute(sql`select 1`);
  });
  expect(isUnavailable(await during.catch((error) => error))).toBe(true);
  expect((await one()) as unknown).toMatchObject({ rows: [{ one: 1 }] });
});

it('A database that says nothing more is unavailable, and its connection is not used again', async () => {
  await one();
  postgres.fallSilent();
  expect(isUnavailable(await one().catch((error) => error))).toBe(true);
  postgres.speakAgain();
  expect((await one()) as unknown).toMatchObject({ rows: [{ one: 1 }] });
});
