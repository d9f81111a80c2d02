import fc from 'fast-check';
import { createStore } from 'jotai';
import { afterEach, expect, it, vi } from 'vitest';
import { profileQueries } from '../../../src/features/profile/queries.ts';
import type { AppServices } from '../../../src/platform/app-services.ts';
import { createQueryClient, fetchQuery } from '../../../src/platform/query-client.ts';
import {
  clearFinishedSignOut,
  completeSignIn,
  openQueryCache,
  restoreSession,
  signOut,
  syncSessionFromStorage,
} from '../../../src/platform/session/session-lifecycle.ts';
import { sessionAtom } from '../../../src/platform/session/session-state.ts';
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

/** Every answer about a visitor carries that visitor's canary. */
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

/** How often the visitor who is there was seen to have their own data: without that, nothing was searched. */
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
  const openHouse = (): AppServices => ({ store: createStore(), queryClient: createQueryClient(fetchQuery) });
  let house = openHouse();
  const start = async () => {
    const session = await restoreSession(house);
    await openQueryCache(house, session.sub);
    await clearFinishedSignOut();
  };
  await start();

  for (const command of commands) {
    const { sub } = house.store.get(sessionAtom);
    if (command === 'out') await signOut(house, 'discard');
    if (command === 'follow') await syncSessionFromStorage(house);
    if (command === 'answer') late.splice(Math.floor(late.length / 2), 1)[0]?.();
    if (command === 'reload') {
      house.queryClient.clear();
      house = openHouse();
      await start();
    }
    if (command === 'read' && sub !== null) {
      for (const query of [profileQueries.detail(sub), profileQueries.me(true)])
        void house.queryClient
          .fetchQuery({ ...(query as ReturnType<typeof profileQueries.me>), retry: false })
          .catch(() => {});
    }
    if (command === 'aisyah' || command === 'bala') {
      if (sub !== null) await signOut(house, 'keep');
      page.setTokenCookies(command);
      await completeSignIn(house);
    }
    await new Promise((done) => setTimeout(done, 0));
  }
  for (const answer of late) answer();
  for (let i = 0; i < 5; i++) await new Promise((done) => setTimeout(done, 2));

  const { sub } = house.store.get(sessionAtom);
  const kept = await sharedDatabase.read(['facts', 'keys', 'outbox'], async ({ facts, keys, outbox }) => [
    await facts.get('who'),
    await keys.getAllKeys(),
    await outbox.getAll(),
  ]);
  const inMemory = house.queryClient
    .getQueryCache()
    .getAll()
    .map((query) => query.state.data);
  const all = JSON.stringify([
    [...page.storage],
    [...page.cookies],
    kept,
    inMemory,
    house.store.get(sessionAtom),
  ]);
  if (sub !== null && all.includes(`canary-${sub}`)) ownSeen++;
  for (const absent of VISITORS.filter((visitor) => visitor !== sub)) {
    expect(all).not.toContain(`canary-${absent}`);
    expect(kept[1]).not.toContain(absent);
    expect([...page.cookies.keys()].join()).not.toContain(`.${absent}.`);
  }
  house.queryClient.clear();
  await sharedDatabase.close();
}

it(
  `leaves nothing of one visitor to the next, whenever the answers come (${RUNS} interleavings)`,
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
