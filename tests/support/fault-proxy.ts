import type { Fetch } from '../../src/sync/request.ts';
import { type Random, weightedChoice } from './seeded-random.ts';

/** What happens to one request, in the shares (%) in which every outbox here is tried. */
export const FAULT_MIX = [
  [55, 'ok'],
  [15, 'fails-before-server'],
  [10, 'answer-lost'],
  [8, 'status-503'],
  [4, 'captive-portal'],
  [4, 'killed-before'],
  [4, 'killed-after'],
] as const;
export type Fault = (typeof FAULT_MIX)[number][1];

export type FaultProxyDeps = {
  server: Fetch;
  random: Random;
  /** Whether the network is past its troubles. */
  isHealthy: () => boolean;
  /** Awaited while a request or an answer is under way. */
  inTransit: () => Promise<void>;
  /** The tab or worker that asked dies now. */
  kill: () => void;
};

/** A venue's Wi-Fi between a tab and the server. */
export function createFaultProxy(ports: FaultProxyDeps): Fetch {
  const hang = () => new Promise<never>(() => {});
  return async (url, init) => {
    const fault: Fault = ports.isHealthy() ? 'ok' : weightedChoice(ports.random, FAULT_MIX);
    // A request on its way is not called back by the abort of whoever sent it.
    const { signal: _, ...sent } = init;
    await ports.inTransit();
    if (fault === 'killed-before') {
      ports.kill();
      return hang();
    }
    if (fault === 'fails-before-server') throw new TypeError('Failed to fetch');
    if (fault === 'status-503')
      return new Response('<h1>Unavailable</h1>', { status: 503, headers: { 'retry-after': '3' } });
    if (fault === 'captive-portal')
      return new Response('<h1>Welcome to our Wi-Fi</h1>', { headers: { 'content-type': 'text/html' } });
    const answer = await ports.server(url, sent);
    await ports.inTransit();
    if (fault === 'answer-lost') throw new TypeError('Failed to fetch');
    if (fault === 'killed-after') {
      ports.kill();
      return hang();
    }
    return answer;
  };
}
