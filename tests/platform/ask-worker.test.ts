import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { askWorker, type WorkerRequest } from '../../src/platform/ask-worker.ts';
import { flushMacrotasks } from '../support/fake-timers.ts';

/** Takes every message, and replies when it is told to. */
class FakeWorker extends EventTarget {
  state: ServiceWorkerState = 'installing';
  reply = (_: unknown) => {};
  postMessage(_: unknown, [port]: MessagePort[]) {
    this.reply = (data) => port?.postMessage(data);
  }
  become(state: ServiceWorkerState) {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

let worker: FakeWorker;
/** What a question was answered with; undefined as long as it is open. */
let answer: unknown;
const ask = (type: WorkerRequest) => {
  answer = undefined;
  void askWorker(worker as unknown as ServiceWorker, type).then((reply) => {
    answer = reply;
  });
};
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  worker = new FakeWorker();
});
afterEach(() => {
  vi.useRealTimers();
});

it('a question is answered with the reply', async () => {
  ask('REPAIR_FILES');
  worker.become('installed');
  worker.reply({ damagedAtMs: 2 });
  await flushMacrotasks();
  expect(answer).toEqual({ damagedAtMs: 2 });
  expect(vi.getTimerCount()).toBe(0);
});

it('a worker whose installation fails while it is asked has no reply, at once', async () => {
  ask('INSTALL_REST');
  worker.become('redundant');
  await flushMacrotasks();
  expect(answer).toBeNull();
  ask('INSTALL_REST');
  await flushMacrotasks();
  expect(answer).toBeNull();
});

it.each([
  ['GET_PRECACHE_STATUS', 10_000],
  ['INSTALL_REST', 5 * 60_000],
] as const)('%s without a reply ends after %i ms', async (type, limitMs) => {
  ask(type);
  await vi.advanceTimersByTimeAsync(limitMs - 1);
  expect(answer).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  expect(answer).toBeNull();
});
