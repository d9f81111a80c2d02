import { expect, test } from 'vitest';
import { oneAtATime } from '../../src/platform/one-at-a-time.ts';

/** Work that the test ends. */
function slowWork() {
  const ends: (() => void)[] = [];
  const work = () => new Promise<void>((done) => ends.push(done));
  return { work, begun: () => ends.length, end: () => ends.at(-1)?.() };
}
const settled = () => new Promise((done) => setTimeout(done));

test('calls while the work runs let it run once more afterwards', async () => {
  const slow = slowWork();
  const run = oneAtATime(slow.work);
  for (let calls = 0; calls < 3; calls++) void run();
  expect(slow.begun()).toBe(1);
  slow.end();
  await settled();
  expect(slow.begun()).toBe(2);
  slow.end();
  await settled();
  expect(slow.begun()).toBe(2);
});

test('a call while the work runs counts also where that run fails', async () => {
  let runs = 0;
  const run = oneAtATime(async () => {
    runs++;
    if (runs === 1) void run();
    if (runs === 1) throw new Error('No');
  });
  await run();
  expect(runs).toBe(2);
});

test('work that fails can be done again', async () => {
  let tries = 0;
  const run = oneAtATime(async () => {
    tries++;
    throw new Error('No');
  });
  await expect(run()).rejects.toThrow('No');
  await expect(run()).rejects.toThrow('No');
  expect(tries).toBe(2);
});
