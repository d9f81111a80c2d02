import { BROADCAST_CHANNEL } from './storage-keys.ts';

/**
 * What changed on this phone: the outbox, who is signed in, or what the worker has to report. Listeners read it again
 * from the database.
 */
export type BroadcastTopic = 'outbox' | 'session' | 'worker-errors';
const TOPICS: readonly unknown[] = ['outbox', 'session', 'worker-errors'] satisfies BroadcastTopic[];
const isTopic = (data: unknown): data is BroadcastTopic => TOPICS.includes(data);

const listeners = new Set<(topic: BroadcastTopic) => void>();
let channel: BroadcastChannel | null = null;

/**
 * Notifies page, tabs and worker, this realm included unless it is for `others`. Without BroadcastChannel only this
 * realm can be notified.
 */
export function broadcast(topic: BroadcastTopic, audience: 'all' | 'others' = 'all'): void {
  if (audience === 'all') notifyListeners(topic);
  // A channel does not receive its own messages, so no listener is called twice.
  const sender = channel ?? openChannel();
  sender?.postMessage(topic);
  if (sender !== channel) sender?.close();
}

/** Calls the listener after every change, until the returned function is called. */
export function subscribe(listener: (topic: BroadcastTopic) => void): () => void {
  listeners.add(listener);
  if (!channel) {
    channel = openChannel();
    if (channel) channel.onmessage = ({ data }) => isTopic(data) && notifyListeners(data);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    channel?.close();
    channel = null;
  };
}

/** In a microtask, so that a listener that throws does not break the code that made the change. */
function notifyListeners(topic: BroadcastTopic): void {
  for (const listener of listeners) queueMicrotask(() => listener(topic));
}

function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel(BROADCAST_CHANNEL);
  } catch {
    return null;
  }
}
