import { expect, it } from 'vitest';
import { jobQueue } from '../../../server/images/job-queue.ts';

/** Jobs that end when the test ends them. */
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

it('A job queue runs at most `limit` jobs at once, first come, first served', async () => {
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

it('A job queue runs one job for all calls with the same key, whether it runs or waits', async () => {
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

it('A job queue runs the job again for a call after its end', async () => {
  const inLine = jobQueue<string>(1);
  let runs = 0;
  const work = async () => `run ${++runs}`;
  expect(await inLine('a', work)).toBe('run 1');
  expect(await inLine('a', work)).toBe('run 2');
});

it('A job queue rejects for all who share a failed job, continues with the others, and allows a retry', async () => {
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

it('A job queue keeps its limit when calls arrive while jobs end', async () => {
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
