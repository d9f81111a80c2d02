import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inboxMessages } from '../../../server/db/schema.ts';
import type { ActionName } from '../../../src/domain/delivery/actions.ts';
import { inboxPageSchema } from '../../../src/domain/visitor/inbox-message.ts';
import { actionOf } from '../../support/action.fixture.ts';
import { deliverAction } from '../../support/deliver-actions.ts';
import { startTestServer, TEST_NOW_MS, type TestServer } from '../../support/test-server.ts';

let server: TestServer;
let sub: string;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(() => {
  sub = randomUUID();
});

const deliver = (name: ActionName, input: object, as = sub) =>
  deliverAction(server, actionOf({ name, lane: 'inbox', input, sub: as, tappedAt: TEST_NOW_MS }));
const query = async (path: string, as = sub) => (await server.rpcQuery(path, undefined, as)).data;

describe('The inbox', () => {
  const insertMessage = (id: string, hoursAgo: number, as = sub) =>
    server.db.insert(inboxMessages).values({
      id,
      sub: as,
      title: id,
      body: '',
      path: '',
      createdAt: new Date(TEST_NOW_MS - hoursAgo * 3_600_000),
    });
  const list = async (as = sub) =>
    v
      .parse(inboxPageSchema, await query('users.notifications.list', as))
      .items.map(({ title, isRead }) => [title, isRead]);
  const [first, second] = [`first ${randomUUID()}`, `second ${randomUUID()}`];

  it('is listed latest first; messages are marked read and unread, only the visitor’s', async () => {
    const otherSub = randomUUID();
    await query('users.profiles.myDetail', otherSub);
    const otherId = randomUUID();
    await insertMessage(otherId, 1, otherSub);
    await query('users.profiles.myDetail');
    await server.db.delete(inboxMessages).where(eq(inboxMessages.sub, sub));
    await insertMessage(first, 3);
    await insertMessage(second, 1);
    expect(await list()).toEqual([
      [second, false],
      [first, false],
    ]);
    await deliver('inbox.read', { id: first, isRead: true });
    expect(await query('users.notifications.unreadCount')).toBe(1);
    await deliver('inbox.read', { id: first, isRead: false });
    expect(await query('users.notifications.unreadCount')).toBe(2);
    await deliver('inbox.read-all', { upTo: new Date(TEST_NOW_MS - 2 * 3_600_000).toISOString() });
    expect(await list()).toEqual([
      [second, false],
      [first, true],
    ]);
    await deliver('inbox.read', { id: second, isRead: true }, otherSub);
    expect(await query('users.notifications.unreadCount')).toBe(1);
    await deliver('inbox.read-all', { upTo: new Date(TEST_NOW_MS).toISOString() });
    expect(await list(otherSub)).toContainEqual([otherId, false]);
  });

  it.each(['9999-12-31T23:59:59-01:00', '0001-01-01T00:00:00+01:00'])(
    'is not marked as read up to %s, whose year in UTC PostgreSQL does not have',
    async (upTo) => {
      const result = await deliver('inbox.read-all', { upTo });
      expect(result).toMatchObject({ verdict: 'refused', reason: 'invalid-input' });
    },
  );
});
