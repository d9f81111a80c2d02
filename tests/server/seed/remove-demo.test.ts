import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { prepareData } from '../../../server/daily-work.ts';
import { giftCards, poolSessions, poolUsers, users } from '../../../server/db/schema.ts';
import { readEnv } from '../../../server/env.ts';
import { createEmbeddedIdentity, type EmbeddedIdentity } from '../../../server/identity/embedded-identity.ts';
import { DEMO } from '../../../server/seed/seed-demo.ts';
import { newVisitorRow } from '../../../server/visitors/visitor.ts';
import { startTestServer, TEST_NOW_MS, type TestServer } from '../../support/test-server.ts';

let server: TestServer;
let identity: EmbeddedIdentity;
let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'demo-'));
  server = await startTestServer();
  const { db, log } = server.deps;
  const { pool } = server.deps.env;
  const now = () => server.clock.nowMs;
  identity = await createEmbeddedIdentity({ db, poolId: pool.id, clientId: pool.clientId, now, log });
});
afterAll(async () => {
  await server.close();
  await rm(dataDir, { recursive: true, force: true });
});
beforeEach(() => {
  server.log.length = 0;
});

const start = (settings: Record<string, string>) =>
  prepareData({ ...server.deps, identity, env: readEnv({ DATA_DIR: dataDir, ...settings }) });
const ofOrganiser = { CONTENT_DIR: 'tests/second-content' };
const counts = async () => ({
  accounts: await server.db.$count(poolUsers),
  sessions: await server.db.$count(poolSessions),
  visitors: await server.db.$count(users),
  cards: await server.db.$count(giftCards),
});

it('an organiser’s own content takes the demo account of the sample away, with all that it has', async () => {
  const before = await counts();
  await start({});
  const [demo] = await server.db.select().from(poolUsers);
  if (!demo) throw new Error('There is no demo account');
  const at = new Date(TEST_NOW_MS);
  await server.db
    .insert(poolSessions)
    .values({ refreshTokenHash: 'x', originJti: 'x', sub: demo.sub, authTime: at, expiresAt: at });
  expect((await counts()).cards).toBeGreaterThan(0);
  await start(ofOrganiser);
  expect(await counts()).toEqual(before);
  const lines = server.log.filter(({ message }) => message.includes(DEMO.email));
  expect(lines).toMatchObject([{ level: 'info' }]);
});

it('the account of a visitor who has the address of the demo stays', async () => {
  const sub = await identity.addUser({ ...DEMO });
  await server.db.insert(users).values(newVisitorRow({ sub, email: DEMO.email, displayName: 'Aisyah' }));
  await start(ofOrganiser);
  expect(await counts()).toMatchObject({ accounts: 1, visitors: 1 });
  expect(server.log.filter(({ message }) => message.includes(DEMO.email))).toEqual([]);
});
