import { expect, test } from 'vitest';
import { withLock } from '../../src/sync/locks.ts';
import { FakeLockManager } from '../support/fake-lock-manager.ts';

const quick = { limitMs: 1 };

test('work of the same name runs one after the other', async () => {
  const manager = new FakeLockManager();
  const log: string[] = [];
  const work = (name: string) => async () => {
    log.push(`${name} begins`);
    await new Promise((resolve) => setImmediate(resolve));
    log.push(`${name} ends`);
  };
  await Promise.all(['a', 'b'].map((name) => withLock(manager.client(), 'job', work(name))));
  expect(log).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
});

test('without the Locks API the work still runs', async () => {
  expect(await withLock(undefined, 'job', async () => 5)).toBe(5);
});

test('a browser that refuses locks does not stop the work', async () => {
  const refusing = { request: async () => Promise.reject(new DOMException('No', 'SecurityError')) };
  expect(await withLock(refusing, 'job', async () => 5)).toBe(5);
});

test('an error of the work reaches the caller, and the lock is free again', async () => {
  const manager = new FakeLockManager();
  const failing = withLock(manager.client(), 'job', () => Promise.reject(new Error('broken')));
  await expect(failing).rejects.toThrow('broken');
  expect(await withLock(manager.client(), 'job', async () => 5)).toBe(5);
});

test('a frozen holder loses the lock', async () => {
  const manager = new FakeLockManager();
  manager.freeze('job');
  expect(await withLock(manager.client(), 'job', async () => 5, quick)).toBe(5);
  expect(await withLock(manager.client(), 'job', async () => 6)).toBe(6);
  expect(manager.grantedNames).toEqual(['job', 'job.spare', 'job', 'job']);
});

test('callers that wait for a frozen holder still run one after the other', async () => {
  const manager = new FakeLockManager();
  manager.freeze('job');
  let atWork = 0;
  let most = 0;
  const work = async () => {
    most = Math.max(most, ++atWork);
    await new Promise((resolve) => setImmediate(resolve));
    atWork--;
  };
  const all = Promise.all(Array.from({ length: 5 }, () => withLock(manager.client(), 'job', work)));
  // The time limit of all five passes at the same moment.
  while (manager.expireOneWait(() => 0));
  await all;
  expect(most).toBe(1);
});

test('work that is no longer needed after the wait does not run', async () => {
  const manager = new FakeLockManager();
  manager.freeze('job');
  const done: number[] = [];
  const work = async () => done.push(1);
  expect(
    await withLock(manager.client(), 'job', work, { ...quick, stillNeeded: async () => false }),
  ).toBeNull();
  expect(done).toEqual([]);
});

test('work that loses its lock still finishes and returns its result', async () => {
  const manager = new FakeLockManager();
  let finish = (_: string) => {};
  const robbed = withLock(
    manager.client(),
    'job',
    () =>
      new Promise<string>((resolve) => {
        finish = resolve;
      }),
  );
  await withLock(manager.client(), 'job', async () => 5, quick);
  finish('late');
  expect(await robbed).toBe('late');
});

test('with both queues frozen the work runs without a lock', async () => {
  const manager = new FakeLockManager();
  manager.freeze('job');
  manager.freeze('job.spare');
  expect(await withLock(manager.client(), 'job', async () => 5, quick)).toBe(5);
});
