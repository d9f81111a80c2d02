import { readFile } from 'node:fs/promises';
import type { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { createEmbeddedClient } from '../../../server/db/embedded-client.ts';
import { preparedStatements } from '../../../server/db/prepared-statements.ts';

/** From the copy that all tests have, if there is one: to make a database takes seconds. */
async function openClient(): Promise<PGlite> {
  const copy = inject('databaseCopies').migrated;
  return createEmbeddedClient('memory://', copy ? { loadDataDir: new Blob([await readFile(copy)]) } : {});
}

let client: PGlite;
beforeAll(async () => {
  client = await openClient();
});
afterAll(() => client.close());
beforeEach(async () => {
  await client.exec(
    'drop table if exists things; create table things (id int primary key, name text, at timestamptz)',
  );
});

/** Without leaving a statement behind. */
const nameOf = async (text: string, database = client) => {
  const [found] = await database.exec(`select name from pg_prepared_statements where statement = '${text}'`);
  return (found?.rows[0] as { name: string } | undefined)?.name;
};

const COUNT = 'select count(*) from things';

describe('a prepared statement', () => {
  it('takes and gives what a query of its own does', async () => {
    const text =
      'select $1::text as a, $2::bool as b, $3::text[] as c, $4::jsonb as d, $5::bigint as e, $6::timestamptz as f';
    const values = ['ü"\\', false, ['x', 'y"'], { z: [1] }, 12, '2026-11-24 00:00:00+00'];
    for (let i = 0; i < 2; i++) {
      const { rows } = await client.query(text, values);
      expect(rows).toEqual([
        { a: 'ü"\\', b: false, c: ['x', 'y"'], d: { z: [1] }, e: 12, f: '2026-11-24 00:00:00+00' },
      ]);
    }
    expect(
      (await client.query(text, [null, null, null, null, null, null], { rowMode: 'array' })).rows,
    ).toEqual([[null, null, null, null, null, null]]);
    expect(await nameOf(text)).toBeDefined();
  });

  it('fails with the state of the database error, and works again', async () => {
    const insert = 'insert into things values ($1, $2)';
    await client.query(insert, [1, 'a']);
    await expect(client.query(insert, [1, 'b'])).rejects.toMatchObject({ code: '23505' });
    await client.query(insert, [2, 'b']);
    await expect(client.query('select nothing from things')).rejects.toMatchObject({ code: '42703' });
    expect((await client.query('select id, name from things order by id')).rows).toEqual([
      { id: 1, name: 'a' },
      { id: 2, name: 'b' },
    ]);
  });

  it('is rolled back with its transaction, also after a failure in it', async () => {
    const insert = 'insert into things values ($1, $2)';
    const failing = client.transaction(async (tx) => {
      await tx.query(insert, [1, 'a']);
      await expect(tx.query(insert, [1, 'b'])).rejects.toMatchObject({ code: '23505' });
      await expect(tx.query(COUNT)).rejects.toMatchObject({ code: '25P02' });
      throw new Error('given up');
    });
    await expect(failing).rejects.toThrow('given up');
    expect((await client.query(COUNT)).rows).toEqual([{ count: 0 }]);
  });

  it('waits until another caller’s transaction has ended', async () => {
    let outside: Promise<unknown> | undefined;
    await client.transaction(async (tx) => {
      await tx.query('insert into things values (1)');
      outside = client.query(COUNT).then(({ rows }) => rows);
      await tx.query('insert into things values (2)');
    });
    expect(await outside).toEqual([{ count: 2 }]);
  });

  it('is not possible when its transaction has ended', async () => {
    const query = await client.transaction(async (tx) => tx.query);
    await expect(query(COUNT)).rejects.toThrow('Transaction is closed');
  });

  it('notices a table that was changed', async () => {
    await client.query('select * from things');
    await client.exec('alter table things add column more text');
    await client.exec("insert into things values (1, 'a', null, 'b')");
    await client.query('select * from things').catch(() => {});
    expect((await client.query('select * from things')).rows).toEqual([
      { id: 1, name: 'a', at: null, more: 'b' },
    ]);
  });

  it('is planned again after 100 uses, and after a minute', async () => {
    const database = await openClient();
    let nowMs = 0;
    const run = preparedStatements(database, () => nowMs);
    const names = async (uses: number) => {
      for (let i = 0; i < uses; i++) await run('select 1', [], {});
      return nameOf('select 1', database);
    };
    const first = await names(100);
    const second = await names(1);
    expect(second).not.toBe(first);
    nowMs = 59_000;
    expect(await names(1)).toBe(second);
    nowMs = 60_000;
    expect(await names(1)).not.toBe(second);
    await database.close();
  });

  it('is one of 200 at most: the one that was not used for longest goes', async () => {
    for (let i = 0; i < 250; i++) {
      await client.query(`select ${i}`);
      await client.query('select -1');
    }
    const [all] = await client.exec('select count(*) from pg_prepared_statements');
    expect(all?.rows).toEqual([{ count: 200 }]);
    expect(await nameOf('select 0')).toBeUndefined();
    expect(await nameOf('select -1')).toBeDefined();
    expect((await client.query('select 0 as n')).rows).toEqual([{ n: 0 }]);
  });

  it('does not mix up two that are sent at once', async () => {
    const results = await Promise.all(
      Array.from({ length: 20 }, (_, i) => client.query('select $1::int as n', [i])),
    );
    expect(results.map(({ rows }) => rows)).toEqual(Array.from({ length: 20 }, (_, n) => [{ n }]));
  });
});
