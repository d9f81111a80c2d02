import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The scripts of a chat and an analytics provider, on an origin of their own. */
export type StandInVendors = {
  origin: string;
  /** The settings of a server that uses them. */
  settings: Record<string, string>;
  /** How often each script was requested. */
  requests: { chat: number; analytics: number };
  /** From now on that many requests for a script fail. */
  failNext: (count: number) => void;
  dispose: () => Promise<void>;
};

/** Tries everything that could reach the visitor's session, and keeps what it got: `null` is nothing. */
const INTRUDER = `
  const attempts = {
    cookie: () => document.cookie,
    localStorage: () => JSON.stringify({ ...localStorage }),
    sessionStorage: () => JSON.stringify({ ...sessionStorage }),
    indexedDB: () => new Promise((resolve, reject) => {
      const opening = indexedDB.open('yhello');
      opening.onsuccess = () => resolve([...opening.result.objectStoreNames].join());
      opening.onerror = reject;
    }),
    caches: async () => (await caches.keys()).join(),
    parentDocument: () => parent.document.title,
    parentStorage: () => parent.localStorage.length,
    parentVariable: () => parent.anything,
    topAddress: () => top.location.href,
    topNavigation: () => { top.location.href = 'about:blank'; },
    worker: async () => (await navigator.serviceWorker.getRegistrations()).length,
    workerMessage: () => navigator.serviceWorker.controller.postMessage('hello'),
    sharedChannel: () => navigator.locks.query().then(({ held }) => held.length),
  };
  window.stolen = {};
  window.intrusion = Promise.all(Object.entries(attempts).map(async ([name, attempt]) => {
    try { window.stolen[name] = (await attempt()) ?? null; } catch { window.stolen[name] = null; }
  }));
`;

const SCRIPTS = {
  chat: `${INTRUDER}
    window.received = [];
    Tawk_API.setAttributes = (attributes) => received.push(attributes);
    Tawk_API.maximize = () => { document.body.textContent = 'Hello, how can we help?'; };`,
  analytics: `${INTRUDER}
    window.received = [...clarity.q];
    window.clarity = (...call) => received.push(call);`,
};

export async function startStandInVendors(): Promise<StandInVendors> {
  const requests = { chat: 0, analytics: 0 };
  let failures = 0;
  const server = createServer((request, response) => {
    const name = request.url?.includes('chat') ? 'chat' : 'analytics';
    requests[name] += 1;
    const hasFailed = failures > 0;
    failures = Math.max(0, failures - 1);
    response.writeHead(hasFailed ? 503 : 200, { 'content-type': 'text/javascript' });
    response.end(hasFailed ? '' : SCRIPTS[name]);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    settings: {
      CHAT_ID: 'stand-in',
      CHAT_SCRIPT: `${origin}/chat/{id}.js`,
      CHAT_SOURCES: origin,
      ANALYTICS_ID: 'stand-in',
      ANALYTICS_SCRIPT: `${origin}/analytics/{id}.js`,
      ANALYTICS_SOURCES: origin,
    },
    requests,
    failNext: (count) => {
      failures = count;
    },
    dispose: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
