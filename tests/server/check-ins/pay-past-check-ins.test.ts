import { afterAll, beforeAll, expect, it } from 'vitest';
import { payPastCheckIns } from '../../../server/check-ins/pay-past-check-ins.ts';
import { checkIns, doneMarks, inboxMessages, users } from '../../../server/db/schema.ts';
import { balanceOf } from '../../../server/points/ledger.ts';
import { checkInActionNow, deliverAction } from '../../support/deliver-actions.ts';
import { startTestServer, TEST_NOW_MS, type TestServer } from '../../support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

it('Check-ins from before they earned points are paid once, and those that did are not paid again', async () => {
  const past = (sub: string, day: string) => ({
    sub,
    expoId: 'expo-baby-fair-kl',
    day,
    checkedInAt: new Date(`${day}T03:00:00Z`),
    trust: 'confirmed' as const,
  });
  await server.rpcQuery('users.profiles.myDetail', undefined, 'siti');
  await deliverAction(server, checkInActionNow('mei'));
  const rows = [past('siti', '2026-11-20'), past('siti', '2026-11-21'), past('mei', '2026-11-20')];
  await server.db.insert(checkIns).values(rows);
  const pay = () => payPastCheckIns(server.db, TEST_NOW_MS);
  const revisions = async () => {
    const rows = await server.db.select().from(users);
    return new Map(rows.map(({ cognitoSub, rev }) => [cognitoSub, rev]));
  };
  const before = await revisions();
  await Promise.all([pay(), pay()]);
  // Once, so that an open page shows them.
  const after = new Map(
    [...before].map(([sub, rev]) => [sub, ['siti', 'mei'].includes(sub) ? rev + 1 : rev]),
  );
  expect(await revisions()).toEqual(after);
  await server.db.delete(doneMarks);
  await pay();
  expect(await revisions()).toEqual(after);
  expect([await balanceOf(server.db, 'siti'), await balanceOf(server.db, 'mei')]).toEqual([480, 480]);
  const titles = (await server.db.select().from(inboxMessages)).map(({ sub, title }) => `${sub}: ${title}`);
  expect(titles.filter((title) => title.includes('Points for')).toSorted()).toEqual([
    'mei: Points for your check-ins',
    'siti: Points for your check-ins',
  ]);

  await server.db.insert(checkIns).values(past('siti', '2026-11-22'));
  await pay();
  expect(await balanceOf(server.db, 'siti')).toBe(480);
});
