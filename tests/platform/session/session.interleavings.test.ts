import fc from 'fast-check';
import { createStore } from 'jotai';
import { afterEach, expect, it, vi } from 'vitest';
import { profileQueries } from '../../../src/features/profile/queries.ts';
import type { AppServices } from '../../../src/platform/app-services.ts';
import { createQueryClient, fetchQuery } from '../../../src/platform/query-client.ts';
import {
  clearFinishedSignOut,
  openQueryCache,
  restoreSession,
  syncSessionFromStorage,
} from '../../../src/platform/session/session-lifecycle.ts';
import { sessionAtom } from '../../../src/platform/session/session-state.ts';
import { completeSignIn, signOut } from '../../../src/platform/session/sign-in-and-out.ts';
import { sharedDatabase } from '../../../src/sync/database.ts';
import { decodeClaims } from '../../../src/sync/tokens.ts';
import { installFakeBrowser } from '../../support/fake-browser-globals.ts';
import { installFakeFetch, type RecordedRequest } from '../../support/fake-fetch.ts';
import { reportMeasurement } from '../../support/report-measurement.ts';

/** `RUNS=1000` is the full size. */
const RUNS = Number(process.env.RUNS ?? 150);
const SEED = Number(process.env.SEED ?? 20_261_121);
const VISITORS = ['aisyah', 'bala'] as const;

afterEach(() => vi.unstubAllGlobals());

const json = (body: unknown) =>
  new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });

/** Every response with private data contains the canary of its visitor. */
function answerTo({ path, headers }: RecordedRequest): Response {
  const token = headers.get('x-jwt-token') ?? headers.get('authorization')?.replace('Bearer ', '') ?? '';
  const sub = String(decodeClaims(token)?.sub ?? 'nobody');
  const canary = `canary-${sub}`;
  const user = {
    id: canary,
    email: `${canary}@example.com`,
    cognitoSub: sub,
    displayName: canary,
    fullName: canary,
    profileVerificationStatus: 'verified',
  };
  if (path.startsWith('/api/user')) return json(user);
  if (path.startsWith('/trpc'))
    return json([{ result: { data: { json: { ...user, passKey: `${canary}-key`, passKeyId: canary } } } }]);
  return json({});
}

type Command = 'aisyah' | 'bala' | 'out' | 'read' | 'answer' | 'follow' | 'reload';

/** How often the signed-in visitor had their own data. If never, the search would prove nothing. */
let ownSeen = 0;

async function play(commands: readonly Command[]): Promise<void> {
  const page = installFakeBrowser({ locks: undefined });
  const late: (() => void)[] = [];
  installFakeFetch(
    (asked) =>
      new Promise((done) => {
        late.push(() => done(answerTo(asked)));
      }),
  );
  const createServices = (): AppServices => ({
    store: createStore(),
    queryClient: createQueryClient(fetchQuery),
  });
  let services = createServices();
  const start = async () => {
    const session = await restoreSession(services);
    await openQueryCache(services, session.sub);
    await clearFinishedSignOut();
  };
  await start();

  for (const command of commands) {
    const { sub } = services.store.get(sessionAtom);
    if (command === 'out') await signOut(services, 'discard');
    if (command === 'follow') await syncSessionFromStorage(services);
    if (command === 'answer') late.splice(Math.floor(late.length / 2), 1)[0]?.();
    if (command === 'reload') {
      services.queryClient.clear();
      services = createServices();
      await start();
    }
    if (command === 'read' && sub !== null) {
      for (const query of [profileQueries.detail(sub), profileQueries.me(true)])
        void services.queryClient
          .fetchQuery({ ...(query as ReturnType<typeof profileQueries.me>), retry: false })
          .catch(() => {});
    }
    if (command === 'aisyah' || command === 'bala') {
      if (sub !== null) await signOut(services, 'keep');
      page.setTokenCookies(command);
      await completeSignIn(services);
    }
    await new Promise((done) => setTimeout(done, 0));
  }
  // Until everything has arrived, on a busy machine too; and a moment longer for what should not.
  for (let i = 0; i < 5 || (services.queryClient.isFetching() > 0 && i < 500); i++) {
    for (const answer of late.splice(0)) answer();
    await new Promise((done) => setTimeout(done, 2));
  }

  const { sub } = services.store.get(sessionAtom);
  const kept = await sharedDatabase.read(['facts', 'keys', 'outbox'], async ({ facts, keys, outbox }) => [
    await facts.get('who'),
    await keys.getAllKeys(),
    await outbox.getAll(),
  ]);
  const inMemory = services.queryClient
    .getQueryCache()
    .getAll()
    .map((query) => query.state.data);
  const all = JSON.stringify([
    [...page.storage],
    [...page.cookies],
    kept,
    inMemory,
    services.store.get(sessionAtom),
  ]);
  if (sub !== null && all.includes(`canary-${sub}`)) ownSeen++;
  for (const absent of VISITORS.filter((visitor) => visitor !== sub)) {
    expect(all).not.toContain(`canary-${absent}`);
    expect(kept[1]).not.toContain(absent);
    expect([...page.cookies.keys()].join()).not.toContain(`.${absent}.`);
  }
  services.queryClient.clear();
  await sharedDatabase.close();
}

it(
  `A sign-out leaves nothing of one visitor to the next, whenever the answers come (${RUNS} interleavings)`,
  async () => {
    const command = fc.constantFrom<Command>(
      'aisyah',
      'bala',
      'out',
      'read',
      'read',
      'answer',
      'answer',
      'follow',
      'reload',
    );
    await fc.assert(fc.asyncProperty(fc.array(command, { minLength: 4, maxLength: 25, size: 'max' }), play), {
      numRuns: RUNS,
      seed: SEED,
    });
    reportMeasurement('P9', { seed: SEED, interleavings: RUNS, 'own data seen in': ownSeen, canaries: 0 });
    expect(ownSeen).toBeGreaterThan(RUNS / 10);
  },
  RUNS * 1_000,
);
