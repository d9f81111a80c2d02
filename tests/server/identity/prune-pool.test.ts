import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { doDailyWork } from '../../../server/daily-work.ts';
import { poolCodes, poolMails, poolSessions, poolUsers } from '../../../server/db/schema.ts';
import { prunePool } from '../../../server/identity/prune-pool.ts';
import { startTestServer, TEST_NOW_MS, type TestServer } from '../../support/test-server.ts';

const DAY_MS = 86_400_000;
const daysAgo = (days: number) => new Date(TEST_NOW_MS - days * DAY_MS);

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

it('accounts that nobody confirmed go after 30 days, unless a code is on its way', async () => {
  const user = (sub: string, status: 'CONFIRMED' | 'UNCONFIRMED', days: number) => ({
    ...{ sub, status, email: `${sub}@example.com`, attributes: {}, salt: '', verifier: '' },
    createdAt: daysAgo(days),
  });
  await server.db
    .insert(poolUsers)
    .values([
      user('abandoned', 'UNCONFIRMED', 31),
      user('late', 'UNCONFIRMED', 31),
      user('new', 'UNCONFIRMED', 29),
      user('confirmed', 'CONFIRMED', 400),
    ]);
  const code = { purpose: 'sign-up' as const, codeHash: 'x' };
  await server.db.insert(poolCodes).values([
    { ...code, sub: 'abandoned', expiresAt: daysAgo(0.5) },
    { ...code, sub: 'late', expiresAt: daysAgo(-1) },
  ]);
  await doDailyWork(server.deps);
  const left = await server.db.select({ sub: poolUsers.sub }).from(poolUsers);
  const subs = left.map(({ sub }) => sub);
  expect(subs).toEqual(expect.arrayContaining(['late', 'new', 'confirmed']));
  expect(subs).not.toContain('abandoned');
});

it('an account that is confirmed at the last moment stays', async () => {
  const user = { sub: 'slow', status: 'UNCONFIRMED' as const, email: 'slow@example.com', attributes: {} };
  await server.db.insert(poolUsers).values({ ...user, salt: '', verifier: '', createdAt: daysAgo(31) });
  const isSlow = eq(poolUsers.sub, 'slow');
  const transaction = server.db.transaction.bind(server.db);
  const deleting = vi.spyOn(server.db, 'transaction').mockImplementation(async (...args) => {
    await server.db.update(poolUsers).set({ status: 'CONFIRMED' }).where(isSlow);
    return transaction(...args);
  });
  await prunePool(server.db, TEST_NOW_MS);
  expect(deleting).toHaveBeenCalledOnce();
  deleting.mockRestore();
  expect(await server.db.$count(poolUsers, isSlow)).toBe(1);
});

it('mails go after 7 days, also where no newer one comes', async () => {
  const mail = (email: string, days: number) => ({ email, subject: '', code: '', sentAt: daysAgo(days) });
  await server.db.insert(poolMails).values([mail('old@example.com', 8), mail('new@example.com', 6)]);
  await doDailyWork(server.deps);
  expect(await server.db.select({ email: poolMails.email }).from(poolMails)).toEqual([
    { email: 'new@example.com' },
  ]);
});

it('sessions go a day after they have ended or were revoked', async () => {
  const session = (id: string, expires: number, revoked: number | null) => ({
    ...{ refreshTokenHash: id, originJti: id, sub: 'mei', authTime: daysAgo(50) },
    ...{ expiresAt: daysAgo(expires), revokedAt: revoked === null ? null : daysAgo(revoked) },
  });
  await server.db
    .insert(poolSessions)
    .values([
      session('open', -300, null),
      session('just revoked', -300, 0.5),
      session('revoked', -300, 2),
      session('over', 2, null),
    ]);
  await doDailyWork(server.deps);
  const left = await server.db.select({ id: poolSessions.refreshTokenHash }).from(poolSessions);
  expect(left.map(({ id }) => id).toSorted()).toEqual(['just revoked', 'open']);
});
