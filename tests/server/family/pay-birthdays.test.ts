import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { doneMarks, families, inboxMessages, users } from '../../../server/db/schema.ts';
import { birthdayChildren } from '../../../server/family/birthdays.ts';
import { payBirthdays } from '../../../server/family/pay-birthdays.ts';
import { balanceOf } from '../../../server/points/ledger.ts';
import { startTestServer, TEST_NOW_MS, type TestServer } from '../../support/test-server.ts';

let server: TestServer;
let sub: string;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  sub = randomUUID();
  await server.db.delete(doneMarks).where(eq(doneMarks.name, 'birthdays'));
  await server.db.delete(families);
  await server.rpcQuery('users.profiles.myDetail', undefined, sub);
});

const DAY_MS = 86_400_000;
const child = (birthDate: string, name = 'Adam') => ({ name, birthDate });
async function setChildren(...children: ReturnType<typeof child>[]): Promise<void> {
  const data = { isExpecting: true, isParent: true, dueDate: '2026-11-21', interests: [] };
  const row = { sub, data: { ...data, children }, updatedAt: new Date() };
  await server.db.insert(families).values(row).onConflictDoUpdate({ target: families.sub, set: row });
}
/** TEST_NOW_MS is 21 November 2026. */
const payAfter = (days: number) => payBirthdays(server.db, TEST_NOW_MS + days * DAY_MS);
const balance = () => balanceOf(server.db, sub);

describe('A child’s birthday', () => {
  it('earns 500 points, once, with a message', async () => {
    await setChildren(child('2024-11-21'), child('2023-11-20', 'Mei'));
    await payAfter(0);
    await server.db.delete(doneMarks).where(eq(doneMarks.name, 'birthdays'));
    await payAfter(0);
    expect(await balance()).toBe(500);
    const messages = await server.db.select().from(inboxMessages).where(eq(inboxMessages.sub, sub));
    expect(messages.filter(({ title }) => title.startsWith('Happy'))).toMatchObject([
      { title: 'Happy birthday, Adam', body: 'You earned 500 points. Best wishes from all of us.' },
    ]);
  });

  it('raises the revision once it is paid, so that an open page shows the points', async () => {
    const revision = async () =>
      (await server.db.select().from(users).where(eq(users.cognitoSub, sub))).map(({ rev }) => rev);
    await setChildren(child('2024-11-21'), child('2024-11-21', ''));
    expect(await revision()).toEqual([0]);
    await payAfter(0);
    expect(await revision()).toEqual([1]);
    await server.db.delete(doneMarks).where(eq(doneMarks.name, 'birthdays'));
    await payAfter(0);
    expect(await revision()).toEqual([1]);
  });

  it('earns 500 points for each twin', async () => {
    await setChildren(child('2024-11-21'), child('2024-11-21', ''));
    await payAfter(0);
    expect(await balance()).toBe(1_000);
  });

  it('is paid later if the server was down on the day', async () => {
    await setChildren(child('2024-11-24'));
    await payAfter(0);
    await payAfter(5);
    expect(await balance()).toBe(500);
  });

  it('earns nothing more in the same year when its date is changed', async () => {
    await setChildren(child('2024-11-21'));
    await payAfter(0);
    await setChildren(child('2024-11-22'));
    await payAfter(1);
    expect(await balance()).toBe(500);
    await payAfter(1 + 365);
    await setChildren(child('2024-11-23'));
    await payAfter(2 + 365);
    expect(await balance()).toBe(1_000);
  });

  it.each([
    ['2024-02-29', '2028-02-29', 1],
    ['2024-02-29', '2027-02-28', 1],
    ['2024-02-29', '2028-02-28', 0],
    ['2024-02-28', '2027-02-28', 1],
    ['2026-11-21', '2026-11-21', 0],
    ['2027-11-21', '2026-11-21', 0],
  ])('of %s is celebrated on %s: %i', (birthDate, day, count) => {
    expect(birthdayChildren({ children: [child(birthDate)] }, day)).toHaveLength(count);
  });
});
