import { BROADCAST_CHANNEL } from './storage-keys.ts';

/** What changed on this phone: the outbox, or who is signed in. Whoever cares reads it anew. */
export type BroadcastTopic = 'outbox' | 'session';
const TOPICS: readonly unknown[] = ['outbox', 'session'] satisfies BroadcastTopic[];
const isTopic = (data: unknown): data is BroadcastTopic => TOPICS.includes(data);

const listeners = new Set<(change: BroadcastTopic) => void>();
let channel: BroadcastChannel | null = null;

/** Tells page, tabs and worker, this realm included. Without BroadcastChannel only this realm hears it. */
export function broadcast(change: BroadcastTopic): void {
  notifyListeners(change);
  // A channel does not hear itself, so listeners here are never told twice.
  const out = channel ?? openChannel();
  out?.postMessage(change);
  if (out !== channel) out?.close();
}

/** Calls the listener after every change, until the returned function is called. */
export function subscribe(listener: (change: BroadcastTopic) => void): () => void {
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

/** Later than now, so that a listener that throws does no harm to whoever made the change. */
function notifyListeners(change: BroadcastTopic): void {
  for (const listener of listeners) queueMicrotask(() => listener(change));
}

function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel(BROADCAST_CHANNEL);
  } catch {
    return null;
  }
}
