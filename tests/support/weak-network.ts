import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { failAfterServer, failBeforeServer, type NetworkFault, SLOW_MS } from './network-faults.ts';
import { openNetworkGate } from './network-gate.ts';
import type { ProductServer } from './product-server.ts';

export type Answer = { status: number; headers: Record<string, string | string[] | undefined>; body: Buffer };
/**
 * What arrives in place of the server's answer; null for the answer itself. `isFetch`: asked for by the worker or by a
 * `fetch()` of the page, which have the same `sec-fetch-dest`.
 */
export type Replace = (request: { path: string; isFetch: boolean }, answer: Answer) => Answer | null;

type Exchange = { path: string; sent: string; answer: Answer };

/** The same product, seen through a network that is slow, or that answers in the server's place. */
export type WeakNetwork = ProductServer & {
  /** Added to every request. */
  setLatency: (ms: number) => void;
  replaceAnswers: (replace: Replace) => void;
  /** Chooses what happens to each request; null for nothing. */
  setFaults: (choose: (() => NetworkFault) | null) => void;
  /** Chooses requests that never get an answer: their connection stays open. */
  holdRequests: (isHeld: (path: string) => boolean) => void;
  /** Called with every exchange that the server had, also when its answer is lost on the way back. */
  watchServer: (watch: (exchange: Exchange) => void) => void;
  /** From now on another server answers at the same address. */
  leadTo: (product: ProductServer) => void;
  /** The paths of the requests since the last call. */
  takeRequests: () => string[];
};

export const asIs: Replace = () => null;
/** Headers that belong to one connection only. */
const HOP_HEADERS = ['connection', 'keep-alive', 'transfer-encoding'];

export async function openWeakNetwork(first: ProductServer): Promise<WeakNetwork> {
  let product = first;
  let latencyMs = 0;
  let replace = asIs;
  let chooseFault: (() => NetworkFault) | null = null;
  let watch: (exchange: Exchange) => void = () => {};
  let requests: string[] = [];
  let isHeld: (path: string) => boolean = () => false;
  const server = createServer(async (incoming, outgoing) => {
    const path = incoming.url ?? '/';
    requests.push(path);
    if (isHeld(path)) return;
    const fault = chooseFault?.() ?? 'none';
    await new Promise((done) => setTimeout(done, latencyMs + (fault === 'slow' ? SLOW_MS : 0)));
    if (failBeforeServer(fault, incoming, outgoing)) return;
    const sent: Buffer[] = [];
    incoming.on('data', (part: Buffer) => sent.push(part));
    const answer = await forward(incoming, product.address).catch(() => null);
    if (!answer) return void incoming.socket.destroy();
    watch({ path, sent: Buffer.concat(sent).toString(), answer });
    if (failAfterServer(fault, answer, outgoing)) return;
    const isFetch = incoming.headers['sec-fetch-dest'] === 'empty';
    const { status, headers, body } = replace({ path, isFetch }, answer) ?? answer;
    outgoing.writeHead(status, { ...headers, 'content-length': body.length }).end(body);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const gate = await openNetworkGate(0, () => (server.address() as AddressInfo).port);
  return {
    ...first,
    address: `http://localhost:${gate.port}`,
    disconnect: gate.close,
    reconnect: gate.open,
    setLatency: (ms) => {
      latencyMs = ms;
    },
    replaceAnswers: (replacement) => {
      replace = replacement;
    },
    setFaults: (choose) => {
      chooseFault = choose;
    },
    holdRequests: (choose) => {
      isHeld = choose;
    },
    watchServer: (watcher) => {
      watch = watcher;
    },
    leadTo: (next) => {
      product = next;
    },
    takeRequests: () => {
      const taken = requests;
      requests = [];
      return taken;
    },
    dispose: async () => {
      await gate.close();
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

function forward(incoming: IncomingMessage, address: string): Promise<Answer> {
  const { method, url, headers } = incoming;
  return new Promise((resolve, reject) => {
    const onward = request(`${address}${url}`, { method, headers }, async (response) => {
      const body = Buffer.concat(await response.toArray());
      const kept = Object.entries(response.headers).filter(([name]) => !HOP_HEADERS.includes(name));
      resolve({ status: response.statusCode ?? 502, headers: Object.fromEntries(kept), body });
    });
    onward.on('error', reject);
    incoming.pipe(onward);
  });
}
