import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deleteAccount } from '../../../server/account/delete-account.ts';
import { listInvitations, listMembers, sharedLists, users } from '../../../server/db/schema.ts';
import { pruneInvitations } from '../../../server/shared-lists/invitations.ts';
import { invitationSchema, MAX_LIST_PEOPLE } from '../../../src/domain/shop/list-invitation.ts';
import { newItemId, shoppingItemListSchema } from '../../../src/domain/shop/shopping-list.ts';
import { inboxPageSchema } from '../../../src/domain/visitor/inbox-message.ts';
import { actionOf } from '../../support/action.fixture.ts';
import { deliverAction, deliverActions } from '../../support/deliver-actions.ts';
import { startTestServer, TEST_NOW_MS, type TestServer } from '../../support/test-server.ts';

const EXPO = 'expo-baby-fair-kl';
const DAY_MS = 24 * 60 * 60 * 1000;

let server: TestServer;
let owner: string;
let guest: string;
let itemId: string;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.nowMs = TEST_NOW_MS;
  [owner, guest, itemId] = [randomUUID(), randomUUID(), newItemId(TEST_NOW_MS)];
  await act(owner, 'put', { itemId, expoId: EXPO, name: 'Cot', booth: 'B12', isTicked: false });
});

const VERSIONS: Record<string, number> = { merge: 1, 'set-budget': 1 };
const actionBy = (sub: string, verb: string, input: object, tappedAt = TEST_NOW_MS) =>
  actionOf({ name: `shopping-list.${verb}`, lane: 'shopping-list', input, sub, tappedAt, v: 2 });
const act = (sub: string, verb: string, input: object) =>
  deliverAction(server, { ...actionBy(sub, verb, input), v: VERSIONS[verb] ?? 2 });
const call = async (sub: string, name: string, input: object) =>
  (await server.rpcMutate(`users.sharedLists.${name}`, input, sub)).data;
const invite = async (sub = owner) => (await call(sub, 'invite', { expoId: EXPO })) as { secret: string };
const join = async (sub: string, { secret }: { secret: string }) =>
  v.parse(invitationSchema, await call(sub, 'join', { secret }));
const listsOf = async (sub: string) =>
  v.parse(
    shoppingItemListSchema,
    await (await server.restCall(`/api/shopping/item-list?expoId=${EXPO}`, sub)).json(),
  );
const countOf = async (sub: string) =>
  ((await (await server.restCall('/api/shopping/item-count', sub)).json()) as { count: number }).count;
const revOf = async (sub: string) =>
  Number((await server.restCall('/api/shopping/item-count', sub)).headers.get('x-rev'));
/** What a visitor's inbox says of lists, latest first, and how much of the inbox they have not read. */
const inboxOf = async (sub: string) => {
  const { data } = await server.rpcQuery('users.notifications.list', undefined, sub);
  const { items } = v.parse(inboxPageSchema, data);
  return {
    unread: (await server.rpcQuery('users.notifications.unreadCount', undefined, sub)).data,
    messages: items.filter(({ path }) => path === '/shopping-list?expoSlug=baby-fair-kl'),
  };
};
const nameOf = async (sub: string) =>
  (await server.db.select().from(users)).find(({ cognitoSub }) => cognitoSub === sub)?.displayName ?? '';

/** The id by which the guest names the list that they have joined. */
const joined = async (sub = guest) => {
  await join(sub, await invite());
  return (await listsOf(sub)).shared.at(-1)?.id ?? '';
};

describe('An invitation', () => {
  it('shows what it is for, and changes nothing before it is accepted', async () => {
    const { secret } = await invite();
    const shown = v.parse(invitationSchema, await call(guest, 'invitation', { secret }));
    expect(shown).toMatchObject({ state: 'open', list: { expoSlug: 'baby-fair-kl', itemCount: 1 } });
    expect(shown.list).toMatchObject({ peopleCount: 1, ownerName: expect.any(String) });
    expect((await listsOf(guest)).shared).toEqual([]);
    expect((await join(guest, { secret })).state).toBe('joined');
    expect((await listsOf(guest)).shared).toMatchObject([
      {
        items: [{ name: 'Cot' }],
        people: [{ by: owner.slice(-12), isOwner: true }, { by: guest.slice(-12) }],
      },
    ]);
    expect((await listsOf(owner)).people).toHaveLength(2);
    // Phones that exchange the list know it by the same id.
    expect((await listsOf(owner)).id).toBe((await listsOf(guest)).shared[0]?.id);
    expect((await listsOf(guest)).id).toBeNull();
  });

  it('tells somebody without an account whether it may be used, and nothing else', async () => {
    const stateOf = async (secret: string) =>
      (await server.rpcMutate('users.sharedLists.invitationState', { secret })).data;
    const invitation = await invite();
    expect(await stateOf(invitation.secret)).toEqual({ state: 'open' });
    expect(await stateOf(invitation.secret)).toEqual({ state: 'open' });
    await join(guest, invitation);
    expect(await stateOf(invitation.secret)).toEqual({ state: 'used' });
    expect(await stateOf('s'.repeat(32))).toEqual({ state: 'gone' });
    const late = await invite();
    server.clock.nowMs = TEST_NOW_MS + 7 * DAY_MS;
    expect(await stateOf(late.secret)).toEqual({ state: 'gone' });
  });

  it('works once, also when two visitors accept it at the same moment; a repeat has joined already', async () => {
    const invitation = await invite();
    const others = [guest, randomUUID()];
    const states = (await Promise.all(others.map((sub) => join(sub, invitation)))).map(({ state }) => state);
    expect(states.toSorted()).toEqual(['joined', 'used']);
    const members = await Promise.all(others.map(async (sub) => (await listsOf(sub)).shared.length));
    expect(members).toEqual(states.map((state) => (state === 'joined' ? 1 : 0)));
    const repeats = await Promise.all(others.map((sub) => join(sub, invitation)));
    expect(repeats.map(({ state }) => state)).toEqual(states);
    expect((await listsOf(owner)).people).toHaveLength(2);
  });

  it('cannot be accepted by the owner of the list', async () => {
    const invitation = await invite();
    expect((await join(owner, invitation)).state).toBe('own');
    expect((await listsOf(owner)).people).toEqual([]);
    expect((await join(guest, invitation)).state).toBe('joined');
  });

  it('expires after a week, and one that never existed looks the same', async () => {
    const invitation = await invite();
    server.clock.nowMs += 7 * DAY_MS;
    expect(await join(guest, invitation)).toEqual({ state: 'gone', list: null });
    expect(await join(guest, { secret: 'x'.repeat(32) })).toEqual({ state: 'gone', list: null });
    expect((await listsOf(guest)).shared).toEqual([]);
    await pruneInvitations(server.db, TEST_NOW_MS + 38 * DAY_MS);
    expect(await server.db.$count(listInvitations)).toBe(0);
  });

  it('is refused when the list has as many people as it can have', async () => {
    await invite();
    const [list] = (await server.db.select().from(sharedLists)).filter(({ sub }) => sub === owner);
    const members = Array.from({ length: MAX_LIST_PEOPLE - 1 }, () => ({
      listId: list?.id ?? '',
      sub: randomUUID(),
      joinedAt: new Date(TEST_NOW_MS),
    }));
    await server.db.insert(listMembers).values(members);
    expect((await join(guest, await invite())).state).toBe('full');
  });

  it('is a secret that neither the database nor the log has, and that is in no address', async () => {
    const { secret } = await invite();
    await join(guest, { secret });
    const rows = await server.db.select().from(listInvitations);
    expect(JSON.stringify([rows, server.log])).not.toContain(secret);
    expect((await server.rpcQuery('users.sharedLists.invitation', { secret }, guest)).status).toBe(405);
  });

  it.each([
    ['invite', { expoId: 'expo-gone' }, 404],
    ['join', { secret: 'short' }, 400],
  ])('%s refuses %j with %i, and needs an account', async (name, input, status) => {
    expect((await server.rpcMutate(`users.sharedLists.${name}`, input, guest)).status).toBe(status);
    expect((await server.rpcMutate(`users.sharedLists.${name}`, input)).status).toBe(401);
  });
});

describe('A shared list', () => {
  it('is changed by all who share it, and everyone’s revision is raised', async () => {
    const listId = await joined();
    const before = [await revOf(owner), await revOf(guest)];
    const result = await act(guest, 'tick', { itemId, isTicked: true, sawAt: 0, listId });
    expect(result).toMatchObject({ verdict: 'done', rev: (before[1] ?? 0) + 1 });
    expect(await revOf(owner)).toBe((before[0] ?? 0) + 1);
    expect((await listsOf(owner)).items).toMatchObject([
      { ticked: true, stamps: { ticked: { by: guest.slice(-12) } } },
    ]);
    const added = newItemId(TEST_NOW_MS + 1);
    await act(guest, 'put', { itemId: added, expoId: EXPO, name: 'Teether', isTicked: false, listId });
    await act(guest, 'merge', { expoId: EXPO, listId, items: [{ id: added, note: 'Soft', stamps: {} }] });
    expect((await listsOf(owner)).items[0]).toMatchObject({ name: 'Teether' });
    expect((await listsOf(guest)).items).toEqual([]);
    // All taps of this test have one time: the owner has seen the guest's, so the removal is later.
    await act(owner, 'remove', { itemId: added, sawAt: TEST_NOW_MS });
    expect((await listsOf(guest)).shared[0]?.items).toHaveLength(1);
    expect(await revOf(guest)).toBe((before[1] ?? 0) + 4);
  });

  it('concerns nobody who shares another list for the same expo', async () => {
    await joined();
    const other = randomUUID();
    const put = (name: string) =>
      act(other, 'put', { itemId: newItemId(TEST_NOW_MS), expoId: EXPO, name, isTicked: false });
    await put('Bed');
    await invite(other);
    const before = [await revOf(owner), await revOf(guest)];
    expect(await put('Bath')).toMatchObject({ verdict: 'done' });
    expect([await revOf(owner), await revOf(guest)]).toEqual(before);
  });

  it('has one budget for all who share it, and tells them when it changes', async () => {
    const listId = await joined();
    const before = await revOf(owner);
    const set = (sub: string, budgetSen: number | null, more: object = {}) =>
      act(sub, 'set-budget', { expoId: EXPO, budgetSen, sawAt: TEST_NOW_MS * 2, ...more });
    expect(await set(guest, 50_000, { listId })).toMatchObject({ verdict: 'done' });
    expect((await listsOf(owner)).budget).toMatchObject({ sen: 50_000, stamp: { by: guest.slice(-12) } });
    expect((await listsOf(guest)).shared[0]?.budget?.sen).toBe(50_000);
    expect((await listsOf(guest)).budget).toBeNull();
    expect(await revOf(owner)).toBe(before + 1);
    await set(owner, null);
    expect((await listsOf(guest)).shared[0]?.budget?.sen).toBeNull();
    server.clock.nowMs += DAY_MS;
    const ahead = { sen: 900, stamp: { at: TEST_NOW_MS * 2, by: 'them' } };
    await act(guest, 'merge', { expoId: EXPO, listId, items: [], budget: ahead });
    expect((await listsOf(owner)).budget).toEqual({
      ...ahead,
      stamp: { by: 'them', at: TEST_NOW_MS + DAY_MS },
    });
    expect(await set(randomUUID(), 1, { listId })).toMatchObject({ reason: 'list-left' });
    expect(await act(owner, 'set-budget', { expoId: 'expo-gone', budgetSen: 1, sawAt: 0 })).toMatchObject({
      reason: 'expo-unknown',
    });
  });

  it('is counted once for each of them, also if they have an item of it on their own list', async () => {
    const listId = await joined();
    expect([await countOf(owner), await countOf(guest)]).toEqual([1, 1]);
    await act(guest, 'put', { itemId, expoId: EXPO, name: 'Cot', isTicked: false });
    expect(await countOf(guest)).toBe(1);
    await act(guest, 'put', {
      itemId: newItemId(TEST_NOW_MS + 1),
      expoId: EXPO,
      name: 'Bed',
      isTicked: false,
    });
    expect([await countOf(owner), await countOf(guest)]).toEqual([1, 2]);
    await act(guest, 'tick', { itemId, isTicked: true, listId });
    expect(await countOf(owner)).toBe(0);
  });

  it('merges what both do at the same moment, each tick once', async () => {
    const listId = await joined();
    const ids = Array.from({ length: 8 }, (_, i) => newItemId(TEST_NOW_MS + i));
    await deliverActions(
      server,
      owner,
      ids.map((id) => actionBy(owner, 'put', { itemId: id, expoId: EXPO, name: 'Sock', isTicked: false })),
    );
    const before = [await revOf(owner), await revOf(guest)];
    const tick = (sub: string, id: string, more: object) =>
      deliverActions(server, sub, [actionBy(sub, 'tick', { itemId: id, isTicked: true, sawAt: 0, ...more })]);
    await Promise.all(ids.map((id, i) => (i % 2 ? tick(owner, id, {}) : tick(guest, id, { listId }))));
    expect((await listsOf(owner)).items.filter(({ ticked }) => ticked)).toHaveLength(8);
    expect([await revOf(owner), await revOf(guest)]).toEqual(before.map((rev) => rev + 8));
    expect((await listsOf(guest)).shared[0]?.items).toEqual((await listsOf(owner)).items);
  });

  it('refuses what a person did offline before they were taken off it, and keeps it from them', async () => {
    const listId = await joined();
    await call(owner, 'remove', { expoId: EXPO, by: guest.slice(-12) });
    expect(await act(guest, 'tick', { itemId, isTicked: true, listId })).toMatchObject({
      verdict: 'refused',
      reason: 'list-left',
    });
    expect([(await listsOf(guest)).shared, (await listsOf(owner)).people]).toEqual([[], []]);
    expect((await listsOf(owner)).items).toMatchObject([{ ticked: false }]);
  });

  it('can be left, and neither stranger nor member can take others off it', async () => {
    const listId = await joined();
    const other = randomUUID();
    await join(other, await invite());
    await call(guest, 'remove', { expoId: EXPO, by: other.slice(-12) });
    await call(randomUUID(), 'leave', { listId });
    expect((await listsOf(owner)).people).toHaveLength(3);
    const rev = await revOf(owner);
    await call(guest, 'leave', { listId });
    await call(guest, 'leave', { listId });
    expect((await listsOf(owner)).people).toHaveLength(2);
    expect(await revOf(owner)).toBe(rev + 1);
    expect(await act(randomUUID(), 'tick', { itemId, isTicked: true, listId })).toMatchObject({
      reason: 'list-left',
    });
  });

  it('tells its owner once who joined, and who left', async () => {
    const before = await inboxOf(owner);
    const invitation = await invite();
    await Promise.all([join(guest, invitation), join(guest, invitation)]);
    await join(guest, invitation);
    const name = await nameOf(guest);
    const joined = await inboxOf(owner);
    expect(joined.messages).toMatchObject([
      { title: `${name} joined your shopping list`, body: expect.stringContaining('Baby Fair KL') },
    ]);
    expect(joined.unread).toBe(Number(before.unread) + 1);
    const listId = (await listsOf(guest)).shared[0]?.id;
    server.clock.nowMs += 1_000;
    await Promise.all([call(guest, 'leave', { listId }), call(guest, 'leave', { listId })]);
    await call(randomUUID(), 'leave', { listId });
    expect((await inboxOf(owner)).messages.map(({ title }) => title)).toEqual([
      `${name} left your shopping list`,
      `${name} joined your shopping list`,
    ]);
    expect((await inboxOf(guest)).messages).toEqual([]);
  });

  it('tells its members when its owner deletes the account', async () => {
    await joined();
    const name = await nameOf(owner);
    const rev = await revOf(guest);
    server.clock.nowMs += 1_000;
    await server.rpcMutate('users.account.delete', undefined, owner);
    expect(await listsOf(guest)).toMatchObject({ shared: [] });
    expect(await revOf(guest)).toBe(rev + 1);
    expect((await inboxOf(guest)).messages[0]).toMatchObject({
      title: `${name}’s shopping list is gone`,
      body: expect.stringContaining('Baby Fair KL'),
    });
  });

  it('tells its owner when a member deletes the account', async () => {
    await joined();
    const name = await nameOf(guest);
    const rev = await revOf(owner);
    server.clock.nowMs += 1_000;
    await server.rpcMutate('users.account.delete', undefined, guest);
    expect(await revOf(owner)).toBe(rev + 1);
    expect((await inboxOf(owner)).messages[0]).toMatchObject({ title: `${name} left your shopping list` });
  });

  it('tells a person once that its owner removed them', async () => {
    await joined();
    const { unread } = await inboxOf(guest);
    const remove = () => call(owner, 'remove', { expoId: EXPO, by: guest.slice(-12) });
    await Promise.all([remove(), remove()]);
    await remove();
    const after = await inboxOf(guest);
    expect(after.messages).toMatchObject([
      {
        title: `${await nameOf(owner)} took you off a shopping list`,
        body: expect.stringContaining('Baby Fair KL'),
      },
    ]);
    expect(after.unread).toBe(Number(unread) + 1);
    expect((await inboxOf(owner)).messages).toHaveLength(1);
  });

  it('goes with the account of its owner; a member’s account takes nothing with it', async () => {
    const listId = await joined();
    await act(guest, 'tick', { itemId, isTicked: true, listId });
    await deleteAccount(server.db, guest, TEST_NOW_MS);
    expect(await listsOf(owner)).toMatchObject({ items: [{ ticked: true }], people: [] });
    const other = randomUUID();
    await joined(other);
    await deleteAccount(server.db, owner, TEST_NOW_MS);
    expect((await listsOf(other)).shared).toEqual([]);
    expect((await server.db.select().from(users)).some(({ cognitoSub }) => cognitoSub === owner)).toBe(false);
  });
});
