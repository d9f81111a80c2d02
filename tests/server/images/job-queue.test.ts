import { expect, it } from 'vitest';
import { jobQueue } from '../../../server/images/job-queue.ts';

/** Work that ends when the test says so. */
function controlled() {
  const started: string[] = [];
  const ends = new Map<string, { done: (value: string) => void; fail: (reason: Error) => void }>();
  const work = (name: string) => () => {
    started.push(name);
    return new Promise<string>((done, fail) => ends.set(name, { done, fail }));
  };
  const end = async (name: string, reason?: Error) => {
    if (reason) ends.get(name)?.fail(reason);
    else ends.get(name)?.done(name);
    await settle();
  };
  return { started, work, end };
}
const settle = () => new Promise<void>((done) => setImmediate(done));

it('runs no more jobs at once than its limit, in the order of asking', async () => {
  const inLine = jobQueue<string>(2);
  const { started, work, end } = controlled();
  const names = ['a', 'b', 'c', 'd'];
  const results = Promise.all(names.map((name) => inLine(name, work(name))));
  await settle();
  expect(started).toEqual(['a', 'b']);
  await end('b');
  expect(started).toEqual(['a', 'b', 'c']);
  await end('a');
  expect(started).toEqual(names);
  await end('c');
  await end('d');
  expect(await results).toEqual(names);
});

it('does one job for all who ask for the same key, whether it runs or waits', async () => {
  const inLine = jobQueue<string>(1);
  const { started, work, end } = controlled();
  const first = [inLine('a', work('a')), inLine('a', work('a again'))];
  const second = [inLine('b', work('b')), inLine('b', work('b again'))];
  await settle();
  await end('a');
  await end('b');
  expect(await Promise.all([...first, ...second])).toEqual(['a', 'a', 'b', 'b']);
  expect(started).toEqual(['a', 'b']);
});

it('does the job anew for who asks after its end', async () => {
  const inLine = jobQueue<string>(1);
  let runs = 0;
  const work = async () => `run ${++runs}`;
  expect(await inLine('a', work)).toBe('run 1');
  expect(await inLine('a', work)).toBe('run 2');
});

it('tells all who share a failed job, goes on with the others, and lets it be tried again', async () => {
  const inLine = jobQueue<string>(1);
  const { started, work, end } = controlled();
  const shared = [inLine('a', work('a')), inLine('a', work('a'))].map((job) =>
    job.catch((e: Error) => e.message),
  );
  const other = inLine('b', work('b'));
  await settle();
  await end('a', new Error('no memory'));
  expect(await Promise.all(shared)).toEqual(['no memory', 'no memory']);
  expect(started).toEqual(['a', 'b']);
  const again = inLine('a', work('a'));
  await end('b');
  await end('a');
  expect(await Promise.all([other, again])).toEqual(['b', 'a']);
});

it('keeps its limit when jobs are asked for while others end', async () => {
  const inLine = jobQueue<string>(2);
  let [running, most] = [0, 0];
  const work = async () => {
    running += 1;
    most = Math.max(most, running);
    await settle();
    running -= 1;
    return '';
  };
  const ask = (key: string): Promise<string> => inLine(key, work);
  await Promise.all(Array.from({ length: 20 }, (_, i) => ask(`first ${i}`).then(() => ask(`second ${i}`))));
  expect(most).toBe(2);
});
