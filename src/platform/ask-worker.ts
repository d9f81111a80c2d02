// @script outbox

import type { PageToWorker } from '../../sw/protocol.ts';

const REPLY_TIMEOUT_MS = 5 * 60_000;

export type Question = Exclude<PageToWorker['type'], 'SKIP_WAITING' | 'PAGE_PAINTED'>;

/** Sends a message to a worker. Resolves with its reply, or with null if none comes. */
export function askWorker<Reply>(worker: ServiceWorker, type: Question): Promise<Reply | null> {
  const { port1, port2 } = new MessageChannel();
  worker.postMessage({ type } satisfies PageToWorker, [port2]);
  return new Promise((resolve) => {
    setTimeout(resolve, REPLY_TIMEOUT_MS, null);
    port1.onmessage = ({ data }) => resolve(data as Reply);
  });
}
