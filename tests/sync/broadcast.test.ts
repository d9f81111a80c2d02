import { afterEach, expect, test, vi } from 'vitest';
import { type BroadcastTopic, broadcast, subscribe } from '../../src/sync/broadcast.ts';
import { BROADCAST_CHANNEL } from '../../src/sync/storage-keys.ts';

afterEach(() => vi.unstubAllGlobals());

/** The next thing said to another tab. */
function otherTabHears(): Promise<unknown> {
  return new Promise((resolve) => {
    const other = new BroadcastChannel(BROADCAST_CHANNEL);
    other.onmessage = ({ data }) => {
      other.close();
      resolve(data);
    };
  });
}

function hearHere(): { next: Promise<BroadcastTopic>; end: () => void } {
  let end = () => {};
  const next = new Promise<BroadcastTopic>((resolve) => {
    end = subscribe(resolve);
  });
  return { next, end };
}

test('another tab hears of a change', async () => {
  const heard = otherTabHears();
  broadcast('outbox');
  expect(await heard).toBe('outbox');
});

test('the realm that made the change hears it too, once', async () => {
  const told: BroadcastTopic[] = [];
  const end = subscribe((change) => told.push(change));
  const heard = otherTabHears();
  broadcast('session');
  await heard;
  end();
  expect(told).toEqual(['session']);
});

test('what another tab says arrives here, and nonsense does not', async () => {
  const { next, end } = hearHere();
  const other = new BroadcastChannel(BROADCAST_CHANNEL);
  other.postMessage('nonsense');
  other.postMessage({ type: 'outbox' });
  other.postMessage('outbox');
  expect(await next).toBe('outbox');
  end();
  other.close();
});

test('after the end nothing is heard', async () => {
  const told: BroadcastTopic[] = [];
  subscribe((change) => told.push(change))();
  const heard = otherTabHears();
  broadcast('outbox');
  await heard;
  expect(told).toEqual([]);
});

test('a listener that throws does not hurt whoever made the change', async () => {
  const thrown = new Promise((resolve) => vi.stubGlobal('queueMicrotask', (job: () => void) => resolve(job)));
  const end = subscribe(() => {
    throw new Error('listener');
  });
  expect(() => broadcast('outbox')).not.toThrow();
  expect(await thrown).toThrow('listener');
  end();
});

test('without BroadcastChannel this realm still hears itself', async () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  const { next, end } = hearHere();
  broadcast('outbox');
  expect(await next).toBe('outbox');
  end();
});
