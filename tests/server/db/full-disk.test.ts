import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { type OpenDatabase, openDatabase } from '../../../server/db/client.ts';
import { isUnavailable } from '../../../server/unavailable.ts';

const HOUR_MS = 60 * 60 * 1000;
const MB = 1_000_000;

const disk = { freeMb: 10_000, nowMs: 0 };
let ends = 0;
const said: string[] = [];
const say = (_: object, message: string) => said.push(message);
const watched = {
  log: { warn: say, error: say },
  endProcess: () => void ends++,
  free: () => disk.freeMb * MB,
  now: () => disk.nowMs,
};

let top: string;
let opened = 0;
const folder = () => join(top, String(opened));
async function open(): Promise<OpenDatabase> {
  const dump = new Blob([await readFile(inject('databaseCopies').migrated)]);
  opened++;
  return openDatabase({ dataDir: folder(), dump, disk: watched });
}
beforeAll(async () => {
  top = await mkdtemp(join(tmpdir(), 'full-disk-'));
});
afterAll(() => rm(top, { recursive: true, force: true }));
beforeEach(() => {
  Object.assign(disk, { freeMb: 10_000, nowMs: disk.nowMs + 2 * HOUR_MS });
  ends = 0;
  said.length = 0;
});

const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => error,
  );
const isRefused = async (work: Promise<unknown>) => isUnavailable(await failureOf(work));

describe('On a disk that is nearly full, an embedded database', () => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await open();
    await database.db.execute(sql`create table things (id int)`);
  });
  afterAll(() => database.close());
  const insert = sql`insert into things values (1)`;

  it('answers what reads, and stores nothing', async () => {
    disk.freeMb = 150;
    expect(await isRefused(database.db.execute(insert))).toBe(true);
    expect(await isRefused(database.db.execute(sql`with a as (select 1) delete from things`))).toBe(true);
    const during = database.db.transaction(async (tx) => {
      await tx.execute(sql`select 1`);
      await tx.execute(insert);
    });
    expect(await isRefused(during)).toBe(true);
    expect((await database.db.execute(sql`select * from things`)) as unknown).toMatchObject({ rows: [] });
    expect(ends).toBe(0);
  });

  it('says so once an hour', async () => {
    disk.freeMb = 150;
    for (const minute of [0, 1, 58]) {
      disk.nowMs += minute * 60_000;
      await isRefused(database.db.execute(insert));
    }
    expect(said).toEqual([expect.stringMatching(/^The disk is nearly full: .*until 200 MB are free/)]);
    disk.nowMs += HOUR_MS;
    await isRefused(database.db.execute(insert));
    expect(said).toHaveLength(2);
  });

  it('stores again within a second once there is room', async () => {
    disk.freeMb = 150;
    expect(await isRefused(database.db.execute(insert))).toBe(true);
    disk.freeMb = 250;
    disk.nowMs += 1_000;
    expect(await isRefused(database.db.execute(insert))).toBe(false);
  });

  it('is not opened', async () => {
    disk.freeMb = 150;
    await expect(open()).rejects.toThrow(/^The disk is full: 150 MB are free .* needs 200 MB/);
  });
});

describe('An embedded database ends the process', () => {
  it('before another query is begun, when it finds no room', async () => {
    const { db } = await open();
    const begun = db.transaction((tx) =>
      tx.execute(sql`do $$ begin raise exception 'no room' using errcode = '53100'; end $$`),
    );
    const after = db.execute(sql`select 1`);
    expect(await failureOf(begun)).not.toBeNull();
    expect(await failureOf(after)).not.toBeNull();
    expect(ends).toBe(1);
    expect(said).toEqual([expect.stringMatching(/^The disk is full: /)]);
  });

  it.each([
    ['without room', 5, /^The disk is full: /],
    ['with room', 10_000, /has aborted/],
  ])('when it cannot write its journal, %s', async (_, freeMb, message) => {
    const { db } = await open();
    await rm(join(folder(), 'postgres/pg_wal'), { recursive: true });
    const begun = (async () => {
      await db.execute(sql`create table things (id int)`);
      await db.execute(sql`select pg_switch_wal()`);
      disk.freeMb = freeMb;
      await db.execute(sql`select pg_logical_emit_message(true, 'a', 'b')`);
    })();
    expect(await failureOf(begun)).not.toBeNull();
    expect(await failureOf(db.execute(sql`select 1`))).not.toBeNull();
    expect(ends).toBe(1);
    expect(said).toEqual([expect.stringMatching(message)]);
  });
});
