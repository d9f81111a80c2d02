import type { Fetch } from '../../src/sync/request.ts';
import { type Random, weightedChoice } from './seeded-random.ts';

/** What happens to a request, each with its share in percent. */
const FAULT_MIX = [
  [55, 'ok'],
  [15, 'request-lost'],
  [10, 'response-lost'],
  [8, 'status-503'],
  [4, 'captive-portal'],
  [4, 'killed-before'],
  [4, 'killed-after'],
] as const;
type Fault = (typeof FAULT_MIX)[number][1];

type FaultProxyDeps = {
  server: Fetch;
  random: Random;
  /** Whether the network has recovered: no faults from now on. */
  isHealthy: () => boolean;
  /** Awaited while a request or a response is in transit. */
  inTransit: () => Promise<void>;
  /** Kills the tab or worker that sent the request. */
  kill: () => void;
};

/** The unreliable Wi-Fi of a venue between a tab and the server. */
export function createFaultProxy(deps: FaultProxyDeps): Fetch {
  const hang = () => new Promise<never>(() => {});
  return async (url, init) => {
    const fault: Fault = deps.isHealthy() ? 'ok' : weightedChoice(deps.random, FAULT_MIX);
    // Aborting a request does not stop it once it is on its way.
    const { signal: _, ...sent } = init;
    await deps.inTransit();
    if (fault === 'killed-before') {
      deps.kill();
      return hang();
    }
    if (fault === 'request-lost') throw new TypeError('Failed to fetch');
    if (fault === 'status-503')
      return new Response('<h1>Unavailable</h1>', { status: 503, headers: { 'retry-after': '3' } });
    if (fault === 'captive-portal')
      return new Response('<h1>Welcome to our Wi-Fi</h1>', { headers: { 'content-type': 'text/html' } });
    const response = await deps.server(url, sent);
    await deps.inTransit();
    if (fault === 'response-lost') throw new TypeError('Failed to fetch');
    if (fault === 'killed-after') {
      deps.kill();
      return hang();
    }
    return response;
  };
}
