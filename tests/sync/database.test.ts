import 'fake-indexeddb/auto';
import { forceCloseDatabase, IDBFactory, IDBOpenDBRequest, IDBVersionChangeEvent } from 'fake-indexeddb';
import { deleteDB, openDB, unwrap } from 'idb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { abortTransactionsOnPageHide } from '../../src/sync/abort-on-pagehide.ts';
import { createDatabase, type Database } from '../../src/sync/database.ts';
import { DATABASE_NAME, DATABASE_VERSION } from '../../src/sync/storage-keys.ts';

let store: Database;
beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  store = createDatabase();
});
afterEach(() => vi.unstubAllGlobals());

const keep = (value: unknown, into = store) =>
  into.write(['facts'], ({ facts }) => facts.put(value, 'clock'));
const find = (from = store) => from.read(['facts'], ({ facts }) => facts.get('clock'));
/** A database whose opening ends with this event. */
const stuckIn = (event: string | null) => {
  const request = new IDBOpenDBRequest();
  const tell = () =>
    event && request.dispatchEvent(new IDBVersionChangeEvent(event, { oldVersion: 1, newVersion: 2 }));
  vi.stubGlobal('indexedDB', { open: () => setImmediate(tell) && request });
};

test('written data is there for another connection', async () => {
  await keep('noon');
  expect(await find(createDatabase())).toBe('noon');
});

test('a write that fails half-way leaves nothing behind', async () => {
  const failing = store.write(['facts'], async ({ facts }) => {
    await facts.put('half', 'clock');
    throw new Error('changed my mind');
  });
  await expect(failing).rejects.toThrow('changed my mind');
  expect(await find()).toBeUndefined();
});

test('a transaction ends with a page that the browser keeps for Back, and nothing of it is stored', async () => {
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  abortTransactionsOnPageHide();
  const leave = (persisted: boolean) =>
    page.dispatchEvent(Object.assign(new Event('pagehide'), { persisted }));
  let runs = 0;
  const writeAndLeave = (value: string, persisted: boolean) =>
    store.write(['facts'], async ({ facts }) => {
      runs++;
      await facts.put(value, 'clock');
      leave(persisted);
    });
  await writeAndLeave('gone for good', false);
  expect(await find()).toBe('gone for good');
  await expect(writeAndLeave('half', true)).rejects.toMatchObject({ name: 'StorageUnavailable' });
  expect(await find()).toBe('gone for good');
  expect(runs, 'it does not run again').toBe(2);
  await keep('back again');
  expect(await find()).toBe('back again');
});

test('writes use strict durability', async () => {
  const durability = await store.write(['facts'], async ({ facts }) => facts.transaction.durability);
  expect(durability).toBe('strict');
});

test('a newer version can take over, and the next use opens another connection', async () => {
  await keep('old');
  await deleteDB(DATABASE_NAME);
  expect(await find()).toBeUndefined();
  await keep('new');
  expect(await find()).toBe('new');
});

test('a connection that the browser closed is opened again', async () => {
  const db = await store.write(['facts'], async ({ facts }) => unwrap(facts.transaction.db));
  forceCloseDatabase(db as unknown as typeof IDBDatabase);
  await keep('after');
  expect(await find()).toBe('after');
});

/** What WebKit says once the process that stores things has ended. */
const connectionLost = () =>
  new DOMException(
    'Connection to Indexed Database server lost. Refresh the page to try again',
    'UnknownError',
  );
type Fail = (transaction: { abort(): void }) => void;
const throwLost: Fail = () => {
  throw connectionLost();
};
/** WebKit aborts what is running, too. */
const abortLost: Fail = (transaction) => transaction.abort();
/** A write whose first `times` runs fail. Resolves with the number of its runs. */
const keepAfter = (times: number, fail: Fail, value = 'after') => {
  let runs = 0;
  return store.write(['facts'], async ({ facts }) => {
    const putting = facts.put(value, 'clock');
    putting.catch(() => {});
    if (runs++ < times) fail(facts.transaction);
    await putting;
    return runs;
  });
};

test.each([
  ['with an error', throwLost],
  ['by aborting it', abortLost],
])('a transaction that the browser loses %s runs again on another connection', async (_, fail) => {
  await keep('before');
  const opened = vi.spyOn(indexedDB, 'open');
  expect(await keepAfter(1, fail)).toBe(2);
  expect(opened).toHaveBeenCalledTimes(1);
  expect(await find()).toBe('after');
});

test('transactions that are lost together all run again, in their order', async () => {
  await keep('before');
  await Promise.all(['first', 'second', 'last'].map((value) => keepAfter(1, abortLost, value)));
  expect(await find()).toBe('last');
  await keep('next');
  expect(await find()).toBe('next');
});

test('storage that worked and is lost for as long as the page is open is reported as lost', async () => {
  await keep('before');
  const lost = keepAfter(2, throwLost);
  await expect(lost).rejects.toMatchObject({ name: 'StorageUnavailable', reason: 'lost' });
  expect(await find()).toBe('before');
});

test('storage that has never worked in this page is reported as failed', async () => {
  const failed = keepAfter(2, throwLost);
  await expect(failed).rejects.toMatchObject({ name: 'StorageUnavailable', reason: 'failed' });
});

describe('a transaction that never ends', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  });
  afterEach(() => vi.useRealTimers());
  const hang = async () => {
    await keep('before');
    const end = vi.fn();
    const opened = vi.spyOn(indexedDB, 'open');
    void store.write(['facts'], () => new Promise(() => {})).catch(end);
    await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1));
    return { end, opened };
  };

  test('is given up after half a minute, and the next one gets another connection', async () => {
    const { end, opened } = await hang();
    await vi.advanceTimersByTimeAsync(29_000);
    expect(end).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(end).toHaveBeenCalledWith(expect.objectContaining({ reason: 'hangs' }));
    await keep('after');
    expect(await find()).toBe('after');
    expect(opened).toHaveBeenCalledTimes(1);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('is not given up while others come to their ends, behind which it may wait', async () => {
    const { end } = await hang();
    for (let i = 0; i < 3; i++) {
      await vi.advanceTimersByTimeAsync(25_000);
      await store.read(['keys'], ({ keys }) => keys.getAllKeys());
    }
    expect(end).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(35_000);
    expect(end).toHaveBeenCalledWith(expect.objectContaining({ reason: 'hangs' }));
  });

  test('is not given up because the page was frozen for an hour', async () => {
    const { end } = await hang();
    // A timer of a frozen page fires once, late.
    vi.setSystemTime(Date.now() + 60 * 60_000);
    await vi.advanceTimersToNextTimerAsync();
    expect(end).not.toHaveBeenCalled();
  });
});

test('without IndexedDB storage is reported as missing', async () => {
  vi.stubGlobal('indexedDB', undefined);
  await expect(keep(1)).rejects.toMatchObject({ name: 'StorageUnavailable', reason: 'missing' });
});

test('a database that a newer version of the product has changed is reported as newer', async () => {
  (await openDB(DATABASE_NAME, 99)).close();
  await expect(keep(1)).rejects.toMatchObject({ name: 'StorageUnavailable', reason: 'newer' });
});

test('a database that another tab blocks is reported as blocked', async () => {
  stuckIn('blocked');
  const database = createDatabase(60_000);
  const problem = { name: 'StorageUnavailable', reason: 'blocked' };
  await expect(keep(1, database)).rejects.toMatchObject(problem);
  // The browser sends a request behind a blocked one no event.
  stuckIn(null);
  await expect(keep(1, database)).rejects.toMatchObject(problem);
});

test('a database that never opens is reported after the time limit', async () => {
  stuckIn(null);
  await expect(keep(1, createDatabase(1))).rejects.toMatchObject({
    name: 'StorageUnavailable',
    reason: 'hangs',
  });
});

test('a browser that forbids storage is reported as failed', async () => {
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new DOMException('The operation is insecure', 'SecurityError');
    },
  });
  await expect(keep(1)).rejects.toMatchObject({ name: 'StorageUnavailable', reason: 'failed' });
});

test('a database without its stores is reported as failed', async () => {
  (await openDB(DATABASE_NAME, DATABASE_VERSION)).close();
  await expect(keep(1)).rejects.toMatchObject({ name: 'StorageUnavailable', reason: 'failed' });
});

test('a full disk is reported as full', async () => {
  const full = store.write(['facts'], async () => {
    throw new DOMException('No room', 'QuotaExceededError');
  });
  await expect(full).rejects.toMatchObject({ name: 'StorageUnavailable', reason: 'full' });
});

test('an error of our own code is not reported as a storage problem', async () => {
  await expect(keep(() => {})).rejects.toMatchObject({ name: 'DataCloneError' });
});

test('after an error the next use tries again', async () => {
  vi.stubGlobal('indexedDB', undefined);
  await expect(keep(1)).rejects.toThrow();
  vi.stubGlobal('indexedDB', new IDBFactory());
  await keep('recovered');
  expect(await find()).toBe('recovered');
});
