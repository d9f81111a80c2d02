import type { Hono } from 'hono';
import superjson from 'superjson';
import { type AppExtras, createApp } from '../../server/app.ts';
import type { Database } from '../../server/db/client.ts';
import type { Deps } from '../../server/deps.ts';
import { readEnv } from '../../server/env.ts';
import type { Identity } from '../../server/identity/identity.ts';
import { servePicturesOfSample } from '../../server/images/picture-table.ts';
import { openTestDatabase } from './test-database.ts';
import { TEST_NOW_MS } from './test-now.ts';

export { TEST_NOW_MS };

const TOKEN = 'user:';

type LogLine = { level: 'info' | 'warn' | 'error'; context: object; message: string };
export type RpcResponse = { status: number; headers: Headers; data: unknown; code: string; text: string };
export type TestServer = {
  app: Hono;
  db: Database;
  deps: Deps;
  /** The server's clock and log, and its user pool, for the test to change and read. */
  clock: { nowMs: number };
  log: LogLine[];
  pool: Identity;
  tokenFor: (sub: string) => string;
  /** A plain call, with a visitor's token if a sub is given. */
  restCall: (path: string, sub?: string, init?: RequestInit) => Promise<Response>;
  rpcQuery: (path: string, input?: unknown, sub?: string) => Promise<RpcResponse>;
  rpcMutate: (path: string, input: unknown, sub?: string) => Promise<RpcResponse>;
  close: () => Promise<void>;
};

/**
 * The server as one function over a fresh database with the sample expos. Whoever says `user:<sub>` is believed;
 * `settings` are environment variables.
 */
export async function startTestServer(
  options: { settings?: Record<string, string>; extras?: AppExtras } = {},
): Promise<TestServer> {
  const { db, close } = await openTestDatabase('seeded');
  const clock = { nowMs: TEST_NOW_MS };
  const log: LogLine[] = [];
  const line = (level: LogLine['level']) => (context: object, message: string) =>
    log.push({ level, context, message });
  const pool = believingPool();
  const deps: Deps = {
    db,
    env: readEnv(options.settings ?? {}),
    now: () => clock.nowMs,
    identity: pool,
    log: { info: line('info'), warn: line('warn'), error: line('error') },
  };
  const app = createApp(deps, { elapsedMs: () => clock.nowMs, ...options.extras });
  const tokenFor = (sub: string) => TOKEN + sub;
  const bearer = (sub?: string) => (sub === undefined ? {} : { authorization: `Bearer ${tokenFor(sub)}` });

  return {
    app,
    db,
    deps,
    clock,
    log,
    pool,
    tokenFor,
    close: () => {
      // A test may have imported other content.
      servePicturesOfSample(true);
      return close();
    },
    restCall: async (path, sub, init = {}) => {
      const token = sub === undefined ? {} : { 'x-jwt-token': tokenFor(sub) };
      return app.request(path, { ...init, headers: { ...token, ...init.headers } });
    },
    rpcQuery: async (path, input, sub) => {
      const query =
        input === undefined ? '' : `?input=${encodeURIComponent(JSON.stringify(superjson.serialize(input)))}`;
      return readRemote(await app.request(`/trpc/${path}${query}`, { headers: bearer(sub) }));
    },
    rpcMutate: async (path, input, sub) => {
      const headers = { 'content-type': 'application/json', ...bearer(sub) };
      const body = JSON.stringify(superjson.serialize(input));
      return readRemote(await app.request(`/trpc/${path}`, { method: 'POST', headers, body }));
    },
  };
}

function believingPool(): Identity {
  const subIn = (token: string) => (token.startsWith(TOKEN) ? token.slice(TOKEN.length) : null);
  return {
    verify: async (token) => {
      const sub = subIn(token);
      return sub ? { sub, originJti: `sign-in-of-${sub}`, expiresAt: TEST_NOW_MS / 1000 + 3600 } : null;
    },
    fetchAttributes: async (token) => {
      const sub = subIn(token) ?? '';
      return { sub, email: `${sub}@example.com`, displayName: `Name of ${sub}` };
    },
  };
}

type Wire = { result?: { data: never }; error?: { json: { data: { code: string } } } };

/** Reads one remote answer as the page's client does. */
async function readRemote(response: Response): Promise<RpcResponse> {
  const text = await response.text();
  const { result, error } = JSON.parse(text) as Wire;
  return {
    status: response.status,
    headers: response.headers,
    data: result && superjson.deserialize(result.data),
    code: error?.json.data.code ?? '',
    text,
  };
}
