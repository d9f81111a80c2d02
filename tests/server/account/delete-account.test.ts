import { randomUUID } from 'node:crypto';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  actionResults,
  cartItems,
  checkIns,
  deletedAccounts,
  families,
  inboxMessages,
  shoppingItems,
  users,
} from '../../../server/db/schema.ts';
import { runCommand } from '../../../server/staff-commands/commands.ts';
import { checkInActionNow, deliverActions } from '../../support/deliver-actions.ts';
import { runsSideBySide, untilWaiting, whileLocked } from '../../support/held-locks.ts';
import { startTestServer, TEST_NOW_MS, type TestServer } from '../../support/test-server.ts';

let server: TestServer;
let sub: string;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(() => {
  sub = randomUUID();
  server.clock.nowMs = TEST_NOW_MS;
});

const EXPO = 'expo-baby-fair-kl';
const MINUTE = 60_000;
const detail = () => server.rpcQuery('users.profiles.myDetail', undefined, sub);
const deleteAccount = (as?: string) => server.rpcMutate('users.account.delete', undefined, as);

/** An invitation to another visitor's list. */
const invitation = async () =>
  (await server.rpcMutate('users.sharedLists.invite', { expoId: EXPO }, randomUUID())).data as object;
async function tableFor(owner: string): Promise<string> {
  const path = join(await mkdtemp(join(tmpdir(), 'yhello-gifts-')), 'vouchers.csv');
  await writeFile(path, `email,title,offPercent,expires\n${owner}@example.com,For you,10,2026-12-31\n`);
  return path;
}

type Row = Record<string, unknown>;
/** From the database, because the code under test uses the schema. */
async function tablesWithSub(): Promise<string[]> {
  const result = await server.db.execute(
    sql`select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'sub'`,
  );
  const names = (result as unknown as { rows: Row[] }).rows.map((row) => String(row.name));
  return names.filter((name) => !name.startsWith('pool_')).toSorted();
}
const countRows = async (table: string, owner: string) => {
  const result = await server.db.execute(
    sql`select count(*)::int as total from ${sql.identifier(table)} where sub = ${owner}`,
  );
  return Number((result as unknown as { rows: Row[] }).rows[0]?.total);
};

/** Inserts a row into every table with a `sub`, whatever its other columns are. */
async function fillEveryTable(owner: string): Promise<string[]> {
  const names = await tablesWithSub();
  // A row may refer to one of a table that has no row yet.
  await server.db.execute(sql`set session_replication_role = replica`);
  for (const name of names) {
    const columns = await server.db.execute(
      sql`select column_name as name, data_type as type, is_nullable = 'YES' as nullable, column_default is not null or is_identity = 'YES' as generated
          from information_schema.columns where table_schema = 'public' and table_name = ${name}`,
    );
    const needed = (columns as unknown as { rows: Row[] }).rows.filter(
      (column) => column.name !== 'sub' && !column.nullable && !column.generated,
    );
    const fields = ['sub', ...needed.map((column) => String(column.name))].map((name) =>
      sql.identifier(name),
    );
    const values = [sql`${owner}`, ...needed.map((column) => sampleValue(String(column.type)))];
    await server.db.execute(
      sql`insert into ${sql.identifier(name)} (${sql.join(fields, sql`, `)}) values (${sql.join(values, sql`, `)})`,
    );
  }
  await server.db.execute(sql`set session_replication_role = origin`);
  return names;
}

function sampleValue(type: string) {
  if (type === 'jsonb') return sql`'{}'::jsonb`;
  if (type === 'boolean') return sql`false`;
  if (type === 'date') return sql`'2026-11-21'::date`;
  if (type.startsWith('timestamp')) return sql`now()`;
  return type === 'text' ? sql`${randomUUID()}` : sql`1`;
}

describe('Deleting an account', () => {
  it('deletes the visitor’s rows from every table with a `sub`', async () => {
    await detail();
    const tables = await fillEveryTable(sub);
    expect(tables).toEqual(
      expect.arrayContaining(['action_ledger', 'cart_items', 'check_ins', 'journeys', 'notifications']),
    );
    for (const table of tables) expect(await countRows(table, sub), table).toBeGreaterThan(0);
    expect((await deleteAccount(sub)).data).toEqual({ deleted: true });
    for (const table of tables) expect(await countRows(table, sub), table).toBe(0);
    expect(await server.db.select().from(users).where(eq(users.cognitoSub, sub))).toEqual([]);
  });

  it('leaves other visitors unchanged', async () => {
    const other = randomUUID();
    await server.rpcQuery('users.profiles.myDetail', undefined, other);
    await deliverActions(server, other, [checkInActionNow(other)]);
    await server.db.insert(cartItems).values({ sub: other, productId: 'duck', quantity: 1 });
    const rowsOfOther = async () => [
      await server.db.select().from(users).where(eq(users.cognitoSub, other)),
      ...(await Promise.all(
        [actionResults, cartItems, checkIns, families, inboxMessages, shoppingItems].map((table) =>
          server.db.select().from(table).where(eq(table.sub, other)),
        ),
      )),
    ];
    const before = await rowsOfOther();
    await detail();
    await deleteAccount(sub);
    expect(await rowsOfOther()).toEqual(before);
  });

  it('can be repeated', async () => {
    await detail();
    expect((await deleteAccount(sub)).status).toBe(200);
    expect((await deleteAccount(sub)).status).toBe(200);
    expect((await deleteAccount('never-seen')).status).toBe(200);
  });

  it('needs a valid token', async () => {
    expect(await deleteAccount()).toMatchObject({ status: 401, code: 'UNAUTHORIZED' });
  });

  it('is not undone by a request just after it', async () => {
    await detail();
    await deleteAccount(sub);
    for (const path of ['users.profiles.myDetail', 'users.notifications.unreadCount'])
      expect(await server.rpcQuery(path, undefined, sub)).toMatchObject({ status: 503 });
    expect((await server.restCall('/api/user/get/profile', sub)).status).toBe(503);
    expect(await server.db.select().from(users).where(eq(users.cognitoSub, sub))).toEqual([]);
  });

  it('lets an account that the pool still has start again after a while', async () => {
    await deliverActions(server, sub, [checkInActionNow(sub)]);
    await deleteAccount(sub);
    server.clock.nowMs += 3 * MINUTE;
    expect((await detail()).status).toBe(200);
    expect((await server.rpcQuery('businesses.expos.myCheckIns', undefined, sub)).data).toEqual([]);
  });

  it('applies no action that is delivered at the same time', async () => {
    await detail();
    const [deleted, delivered] = await Promise.all([
      deleteAccount(sub),
      server.rpcMutate('actions.deliver', { sentAt: TEST_NOW_MS, actions: [checkInActionNow(sub)] }, sub),
    ]);
    expect(deleted.status).toBe(200);
    expect([200, 503]).toContain(delivered.status);
    expect(await countRows('check_ins', sub)).toBe(0);
    expect(await countRows('action_ledger', sub)).toBe(0);
  });

  it.runIf(runsSideBySide)('leaves nothing of a first visit at the same time', async () => {
    const calls = await whileLocked(
      server.db,
      sql`lock table users in share row exclusive mode`,
      async () => {
        const deleting = deleteAccount(sub);
        await untilWaiting(server.db, 1, deleting);
        const visiting = deliverActions(server, sub, [checkInActionNow(sub)]).catch(() => {});
        await untilWaiting(server.db, 2, visiting);
        return [deleting, visiting];
      },
    );
    await Promise.all(calls);
    for (const table of await tablesWithSub())
      expect([table, await countRows(table, sub)]).toEqual([table, 0]);
    expect(await server.db.$count(users, eq(users.cognitoSub, sub))).toBe(0);
  });

  it.runIf(runsSideBySide).each<[string, () => Promise<unknown>]>([
    [
      'a list that is joined',
      async () => server.rpcMutate('users.sharedLists.join', await invitation(), sub),
    ],
    ['an invitation', () => server.rpcMutate('users.sharedLists.invite', { expoId: EXPO }, sub)],
    ['an announcement', () => runCommand(server.deps, ['announce', 'Parking', 'Level 2 is full.'])],
    ['a voucher', async () => runCommand(server.deps, ['vouchers', await tableFor(sub)])],
  ])('leaves nothing of %s at the same time', async (_, work) => {
    await detail();
    const atTheEnd = sql`lock table ${deletedAccounts} in share row exclusive mode`;
    const calls = await whileLocked(server.db, atTheEnd, async () => {
      const deleting = deleteAccount(sub);
      await untilWaiting(server.db, 1, deleting);
      const working = work();
      await untilWaiting(server.db, 2, working);
      return [deleting, working];
    });
    await Promise.all(calls);
    for (const table of await tablesWithSub())
      expect([table, await countRows(table, sub)]).toEqual([table, 0]);
  });
});
