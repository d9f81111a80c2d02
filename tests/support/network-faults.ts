import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Answer } from './weak-network.ts';

/**
 * What happens to a request in the Wi-Fi of a hall, each with its share in percent. `cut` and `reset`: before the
 * server has it. `answer-lost` and `truncated`: after the server has done what it asks for.
 */
export const NETWORK_FAULTS = [
  [50, 'none'],
  [12, 'slow'],
  [8, 'cut'],
  [6, 'reset'],
  [8, 'answer-lost'],
  [6, 'truncated'],
  [5, 'unavailable'],
  [5, 'portal'],
] as const;
export type NetworkFault = (typeof NETWORK_FAULTS)[number][1];

export const SLOW_MS = 400;

/** Faults that the server never sees. Returns false when the request goes on to it. */
export function failBeforeServer(
  fault: NetworkFault,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): boolean {
  if (fault === 'cut') incoming.socket.destroy();
  else if (fault === 'reset') incoming.socket.resetAndDestroy();
  else if (fault === 'unavailable')
    outgoing.writeHead(503, { 'content-type': 'text/html', 'retry-after': '1' }).end('<h1>Unavailable</h1>');
  else if (fault === 'portal')
    outgoing.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Welcome to our Wi-Fi</h1>');
  else return false;
  return true;
}

/** Faults on the way back. Returns false when the answer arrives. */
export function failAfterServer(fault: NetworkFault, answer: Answer, outgoing: ServerResponse): boolean {
  if (fault === 'answer-lost') outgoing.socket?.destroy();
  else if (fault === 'truncated' && answer.body.length > 1) {
    outgoing.writeHead(answer.status, { ...answer.headers, 'content-length': answer.body.length });
    const half = answer.body.subarray(0, answer.body.length >> 1);
    outgoing.write(half, () => outgoing.socket?.destroy());
  } else return false;
  return true;
}
