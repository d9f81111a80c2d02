import { afterEach, expect, test, vi } from 'vitest';
import { type BroadcastTopic, broadcast, subscribe } from '../../src/sync/broadcast.ts';
import { BROADCAST_CHANNEL } from '../../src/sync/storage-keys.ts';

afterEach(() => vi.unstubAllGlobals());

/** The next message that another tab receives. */
function nextMessageInOtherTab(): Promise<unknown> {
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

test('another tab is notified of a change', async () => {
  const message = nextMessageInOtherTab();
  broadcast('outbox');
  expect(await message).toBe('outbox');
});

test('the realm that made the change is notified too, once', async () => {
  const topics: BroadcastTopic[] = [];
  const end = subscribe((topic) => topics.push(topic));
  const message = nextMessageInOtherTab();
  broadcast('session');
  await message;
  end();
  expect(topics).toEqual(['session']);
});

test('messages of another tab arrive, and unknown ones do not', async () => {
  const { next, end } = hearHere();
  const other = new BroadcastChannel(BROADCAST_CHANNEL);
  other.postMessage('nonsense');
  other.postMessage({ type: 'outbox' });
  other.postMessage('outbox');
  expect(await next).toBe('outbox');
  end();
  other.close();
});

test('after unsubscribing nothing arrives', async () => {
  const topics: BroadcastTopic[] = [];
  subscribe((topic) => topics.push(topic))();
  const message = nextMessageInOtherTab();
  broadcast('outbox');
  await message;
  expect(topics).toEqual([]);
});

test('a listener that throws does not break the code that made the change', async () => {
  const thrown = new Promise((resolve) => vi.stubGlobal('queueMicrotask', (job: () => void) => resolve(job)));
  const end = subscribe(() => {
    throw new Error('listener');
  });
  expect(() => broadcast('outbox')).not.toThrow();
  expect(await thrown).toThrow('listener');
  end();
});

test('without BroadcastChannel this realm is still notified', async () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  const { next, end } = hearHere();
  broadcast('outbox');
  expect(await next).toBe('outbox');
  end();
});
