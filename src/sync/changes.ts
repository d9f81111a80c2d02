import { CHANGES_CHANNEL } from './storage-keys.ts';

/** What changed on this phone: the outbox, or who is signed in. Whoever cares reads it anew. */
export type Change = 'outbox' | 'session';
const CHANGES: readonly unknown[] = ['outbox', 'session'] satisfies Change[];
const isChange = (data: unknown): data is Change => CHANGES.includes(data);

const listeners = new Set<(change: Change) => void>();
let channel: BroadcastChannel | null = null;

/** Tells page, tabs and worker, this realm included. Without BroadcastChannel only this realm hears it. */
export function announce(change: Change): void {
  tellListeners(change);
  // A channel does not hear itself, so listeners here are never told twice.
  const out = channel ?? openChannel();
  out?.postMessage(change);
  if (out !== channel) out?.close();
}

/** Calls the listener after every change, until the returned function is called. */
export function subscribe(listener: (change: Change) => void): () => void {
  listeners.add(listener);
  if (!channel) {
    channel = openChannel();
    if (channel) channel.onmessage = ({ data }) => isChange(data) && tellListeners(data);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    channel?.close();
    channel = null;
  };
}

/** Later than now, so that a listener that throws does no harm to whoever made the change. */
function tellListeners(change: Change): void {
  for (const listener of listeners) queueMicrotask(() => listener(change));
}

function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel(CHANGES_CHANNEL);
  } catch {
    return null;
  }
}
