// @script pass

import type { PageToWorker } from '../../sw/protocol.ts';

const REPLY_TIMEOUT_MS = 5 * 60_000;
/** The status is asked for again and again, and costs the worker no work. */
const STATUS_TIMEOUT_MS = 10_000;

export type WorkerRequest = Exclude<PageToWorker['type'], 'SKIP_WAITING' | 'PAGE_PAINTED'>;

/** Sends a message to a worker. Resolves with its reply, or with null if none comes. */
export async function askWorker<Reply>(worker: ServiceWorker, type: WorkerRequest): Promise<Reply | null> {
  const { port1, port2 } = new MessageChannel();
  const asking = new AbortController();
  const reply = new Promise<Reply | null>((resolve) => {
    port1.onmessage = ({ data }) => resolve(data as Reply);
    const limitMs = type === 'GET_PRECACHE_STATUS' ? STATUS_TIMEOUT_MS : REPLY_TIMEOUT_MS;
    const timer = setTimeout(resolve, limitMs, null);
    asking.signal.addEventListener('abort', () => clearTimeout(timer));
    // A worker whose installation fails meanwhile never replies.
    const endIfRedundant = () => worker.state === 'redundant' && resolve(null);
    worker.addEventListener('statechange', endIfRedundant, { signal: asking.signal });
    endIfRedundant();
  });
  worker.postMessage({ type } satisfies PageToWorker, [port2]);
  return reply.finally(() => asking.abort());
}
