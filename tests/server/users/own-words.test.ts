import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inboxMessages } from '../../../server/db/schema.ts';
import type { ActionName } from '../../../src/domain/delivery/actions.ts';
import { cartLineSchema } from '../../../src/domain/shop/cart.ts';
import { addressSchema, MAX_ADDRESSES } from '../../../src/domain/visitor/address.ts';
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

const say = (name: ActionName, lane: string, input: object, as = sub) =>
  deliverAction(server, actionOf({ name, lane, input, sub: as, tappedAt: TEST_NOW_MS }));
const read = async (path: string, as = sub) => (await server.rpcQuery(path, undefined, as)).data;

describe('the own profile', () => {
  const profile = {
    displayName: 'Kak Mei',
    fullName: 'Tan Mei Ling',
    phone: '+60123456789',
    language: 'ms',
    avatar: 'rabbit',
  };

  it('is set as a whole, once, and only the own', async () => {
    const other = randomUUID();
    await read('users.profiles.myDetail', other);
    expect(await say('profile.set', 'profile', profile)).toMatchObject({ verdict: 'done', answer: profile });
    expect(await read('users.profiles.myDetail')).toMatchObject({ ...profile, cognitoSub: sub });
    expect(await read('users.profiles.myDetail', other)).not.toMatchObject({ displayName: 'Kak Mei' });
    expect(await say('profile.set', 'profile', profile)).toMatchObject({ verdict: 'done', rev: 1 });
  });

  it('never says who is verified, or somebody else’s address', async () => {
    await say('profile.set', 'profile', {
      ...profile,
      profileVerificationStatus: 'verified',
      email: 'thief@example.com',
    });
    expect(await read('users.profiles.myDetail')).toMatchObject({
      profileVerificationStatus: 'unverified',
      email: expect.not.stringContaining('thief'),
    });
  });

  it('is refused where it makes no sense', async () => {
    const refused = { verdict: 'refused', reason: 'invalid-input' };
    expect(await say('profile.set', 'profile', { ...profile, displayName: ' ' })).toMatchObject(refused);
    expect(await say('profile.set', 'profile', { ...profile, phone: 'none' })).toMatchObject(refused);
  });
});

describe('addresses', () => {
  const put = (id: string, label = 'Home') => ({
    id,
    label,
    recipient: 'Mei',
    phone: '012-345 6789',
    line1: '1 Jalan Bunga',
    line2: '',
    postcode: '50480',
    city: 'Kuala Lumpur',
    state: 'Kuala Lumpur',
  });
  const list = async (as = sub) => v.parse(v.array(addressSchema), await read('users.addresses.list', as));

  it('are made, changed and taken away, the default passing on', async () => {
    const [home, office] = [randomUUID(), randomUUID()];
    await say('address.put', 'address', put(home));
    await say('address.put', 'address', put(office, 'Office'));
    expect((await list()).map(({ label, isDefault }) => [label, isDefault])).toEqual([
      ['Home', true],
      ['Office', false],
    ]);
    await say('address.make-default', 'address', { id: office });
    await say('address.put', 'address', put(office, 'Work'));
    expect((await list()).find(({ isDefault }) => isDefault)).toMatchObject({
      label: 'Work',
      phone: '+60123456789',
    });
    expect(await say('address.remove', 'address', { id: office })).toMatchObject({ verdict: 'done' });
    expect((await list()).map(({ label, isDefault }) => [label, isDefault])).toEqual([['Home', true]]);
  });

  it('of somebody else are out of reach', async () => {
    const [theirs, other] = [randomUUID(), randomUUID()];
    await say('address.put', 'address', put(theirs), other);
    expect(await say('address.put', 'address', put(theirs, 'Mine'))).toMatchObject({
      verdict: 'refused',
      reason: 'invalid-input',
    });
    await say('address.remove', 'address', { id: theirs });
    await say('address.make-default', 'address', { id: theirs });
    expect((await list(other)).map(({ label }) => label)).toEqual(['Home']);
    expect(await list()).toEqual([]);
  });

  it('are at most so many', async () => {
    for (let i = 0; i < MAX_ADDRESSES; i++) await say('address.put', 'address', put(randomUUID(), `${i}`));
    expect(await say('address.put', 'address', put(randomUUID()))).toMatchObject({
      verdict: 'refused',
      reason: 'list-full',
    });
    expect(await list()).toHaveLength(MAX_ADDRESSES);
  });
});

describe('the inbox', () => {
  const arrive = (id: string, hoursAgo: number, as = sub) =>
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
      .parse(inboxPageSchema, await read('users.notifications.list', as))
      .items.map(({ title, isRead }) => [title, isRead]);
  const [first, second] = [`first ${randomUUID()}`, `second ${randomUUID()}`];

  it('is listed latest first; marks are set and taken back, only the own', async () => {
    const other = randomUUID();
    await read('users.profiles.myDetail', other);
    const theirs = randomUUID();
    await arrive(theirs, 1, other);
    await read('users.profiles.myDetail');
    await server.db.delete(inboxMessages).where(eq(inboxMessages.sub, sub));
    await arrive(first, 3);
    await arrive(second, 1);
    expect(await list()).toEqual([
      [second, false],
      [first, false],
    ]);
    await say('inbox.read', 'inbox', { id: first, isRead: true });
    expect(await read('users.notifications.unreadCount')).toBe(1);
    await say('inbox.read', 'inbox', { id: first, isRead: false });
    expect(await read('users.notifications.unreadCount')).toBe(2);
    await say('inbox.read-all', 'inbox', { upTo: new Date(TEST_NOW_MS - 2 * 3_600_000).toISOString() });
    expect(await list()).toEqual([
      [second, false],
      [first, true],
    ]);
    await say('inbox.read', 'inbox', { id: second, isRead: true }, other);
    expect(await read('users.notifications.unreadCount')).toBe(1);
    await say('inbox.read-all', 'inbox', { upTo: new Date(TEST_NOW_MS).toISOString() });
    expect(await list(other)).toContainEqual([theirs, false]);
  });
});

describe('the cart', () => {
  const set = (slug: string, quantity: number, was = 0) => say('cart.set', 'cart', { slug, quantity, was });
  const list = async () =>
    v
      .parse(v.array(cartLineSchema), await read('users.carts.list'))
      .map(({ product, quantity }) => [product.slug, quantity]);

  it('holds what was set last, and counts its pieces', async () => {
    await set('grip-socks-6-12-months', 2);
    await set('anti-colic-bottle-3-pack', 1);
    await set('grip-socks-6-12-months', 5, 2);
    expect(new Map((await list()) as [string, number][])).toEqual(
      new Map([
        ['grip-socks-6-12-months', 5],
        ['anti-colic-bottle-3-pack', 1],
      ]),
    );
    expect(await read('users.carts.count')).toBe(6);
    await set('grip-socks-6-12-months', 0, 5);
    expect(await list()).toEqual([['anti-colic-bottle-3-pack', 1]]);
    expect(await set('grip-socks-6-12-months', 0)).toMatchObject({ verdict: 'done', rev: 4 });
  });

  it('takes nothing that nobody sells, and no amount that makes no sense', async () => {
    expect(await set('unicorn', 1)).toMatchObject({ verdict: 'refused', reason: 'product-unknown' });
    for (const quantity of [-1, 1.5, 100])
      expect(await set('grip-socks-6-12-months', quantity)).toMatchObject({
        verdict: 'refused',
        reason: 'invalid-input',
      });
    expect(await list()).toEqual([]);
  });
});
