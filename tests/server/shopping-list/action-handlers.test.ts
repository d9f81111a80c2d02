import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expos, shoppingItems } from '../../../server/db/schema.ts';
import { MAX_LIST_ITEMS, newItemId, shoppingItemListSchema } from '../../../src/domain/shop/shopping-list.ts';
import { actionOf } from '../../support/action.fixture.ts';
import { deliverAction, deliverActions } from '../../support/deliver-actions.ts';
import { startTestServer, TEST_NOW_MS, type TestServer } from '../../support/test-server.ts';

let server: TestServer;
let sub: string;
let itemId: string;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(() => {
  sub = randomUUID();
  itemId = newItemId(TEST_NOW_MS);
});

const EXPO = 'expo-baby-fair-kl';
const listAction = (verb: string, input: object) =>
  actionOf({ name: `shopping-list.${verb}`, lane: 'shopping-list', input, sub, tappedAt: TEST_NOW_MS });
const deliver = (verb: string, input: object) => deliverAction(server, listAction(verb, input));
const cot = (more: object = {}) => ({
  itemId,
  expoId: EXPO,
  name: 'Cot',
  booth: 'B12',
  isTicked: false,
  ...more,
});
const list = async (expoId = EXPO) => {
  const response = await server.restCall(`/api/shopping/item-list?expoId=${expoId}`, sub);
  return v.parse(shoppingItemListSchema, await response.json()).items;
};
const count = async () =>
  ((await (await server.restCall('/api/shopping/item-count', sub)).json()) as { count: number }).count;

describe('An item', () => {
  it('is added with the id that the phone made, and counted', async () => {
    expect(await deliver('put', cot())).toMatchObject({ verdict: 'done', rev: 1, answer: cot() });
    expect(await list()).toMatchObject([
      { id: itemId, expoId: EXPO, name: 'Cot', booth: 'B12', ticked: false, quantity: 1, priceSen: null },
    ]);
    expect(await count()).toBe(1);
  });

  it('of an expo that is no longer listed is not counted, and its list stays', async () => {
    await deliver('put', cot());
    const withdraw = (isWithdrawn: boolean) =>
      server.db.update(expos).set({ isWithdrawn }).where(eq(expos.id, EXPO));
    await withdraw(true);
    expect([await count(), (await list()).map(({ name }) => name)]).toEqual([0, ['Cot']]);
    await withdraw(false);
    expect(await count()).toBe(1);
  });

  it('is put again by pages of version 1; repeating it changes nothing', async () => {
    await deliver('put', cot());
    expect(await deliver('put', cot({ name: 'Travel cot', isTicked: true }))).toMatchObject({ rev: 2 });
    expect(await deliver('put', cot({ name: 'Travel cot', isTicked: true }))).toMatchObject({ rev: 2 });
    expect(await list()).toMatchObject([{ name: 'Travel cot', ticked: true }]);
  });

  it('is ticked and unticked, and not counted while it is ticked', async () => {
    await deliver('put', cot());
    expect(await deliver('tick', { itemId, isTicked: true })).toMatchObject({ verdict: 'done', rev: 2 });
    expect(await deliver('tick', { itemId, isTicked: true })).toMatchObject({ verdict: 'done', rev: 2 });
    expect([await count(), (await list())[0]?.ticked]).toEqual([0, true]);
    await deliver('tick', { itemId, isTicked: false });
    expect([await count(), (await list())[0]?.ticked]).toEqual([1, false]);
  });

  it('is removed; a later tick neither restores it nor is refused', async () => {
    await deliver('put', cot());
    expect(await deliver('remove', { itemId })).toMatchObject({ verdict: 'done', rev: 2 });
    expect(await deliver('tick', { itemId, isTicked: true })).toMatchObject({ verdict: 'done', rev: 2 });
    expect(await deliver('remove', { itemId })).toMatchObject({ verdict: 'done', rev: 2 });
    expect(await list()).toEqual([]);
  });

  it('is listed with the latest on top, whatever the database’s collation', async () => {
    const ids = [3, 1, 2].map((n) => newItemId(TEST_NOW_MS + n));
    await deliverActions(
      server,
      sub,
      ids.map((id, i) => listAction('put', cot({ itemId: id, name: `Thing ${i}` }))),
    );
    expect((await list()).map(({ name }) => name)).toEqual(['Thing 0', 'Thing 2', 'Thing 1']);
  });

  it('of another visitor can neither be read, changed, ticked nor removed: the same id is another item', async () => {
    await deliver('put', cot());
    const owner = sub;
    sub = randomUUID();
    expect(await deliver('tick', { itemId, isTicked: true })).toMatchObject({ rev: 0 });
    expect(await deliver('remove', { itemId })).toMatchObject({ rev: 0 });
    expect(await list()).toEqual([]);
    await deliver('put', cot({ name: 'Mine now' }));
    await deliver('tick', { itemId, isTicked: true });
    expect(await list()).toMatchObject([{ name: 'Mine now', ticked: true }]);
    sub = owner;
    expect(await list()).toMatchObject([{ name: 'Cot', ticked: false }]);
  });

  it('has the fields that were changed; the others stay, and so does a tick', async () => {
    await deliver('put', cot());
    await deliver('tick', { itemId, isTicked: true });
    const noted = { quantity: 3, note: 'The blue one', priceSen: 12_900, comeBack: true, person: 'Mei' };
    await deliver('put', { itemId, expoId: EXPO, ...noted });
    await deliver('put', { itemId, expoId: EXPO, priceSen: null });
    expect(await list()).toMatchObject([{ name: 'Cot', ticked: true, ...noted, priceSen: null }]);
    expect(await deliver('put', { itemId, expoId: EXPO, quantity: 100 })).toMatchObject({
      reason: 'invalid-input',
    });
  });

  it('that nobody has put is not made by a change of it', async () => {
    expect(await deliver('put', { itemId, expoId: EXPO, quantity: 3 })).toMatchObject({ rev: 0 });
    expect(await list()).toEqual([]);
  });

  it('is as of the latest tap, not of the latest delivery', async () => {
    await deliver('put', cot());
    const at = (ms: number, input: object) =>
      deliverAction(
        server,
        { ...listAction('tick', input), tappedAt: TEST_NOW_MS + ms, offsetMs: 0 },
        { sentAt: TEST_NOW_MS },
      );
    await at(-1_000, { itemId, isTicked: true, sawAt: 0 });
    await at(-2_000, { itemId, isTicked: false, sawAt: 0 });
    expect(await list()).toMatchObject([{ ticked: true }]);
    const stamp = (await list())[0]?.stamps.ticked;
    expect(stamp).toEqual({ at: TEST_NOW_MS - 1_000, by: sub.slice(-12) });
    // A phone whose clock is behind, but which has seen the tick.
    await at(-2_000, { itemId, isTicked: false, sawAt: stamp?.at });
    expect(await list()).toMatchObject([{ ticked: false, stamps: { ticked: { at: TEST_NOW_MS - 999 } } }]);
  });

  it('stays known as removed, as many as a list has items, and is restored with its tick', async () => {
    await deliver('put', cot({ isTicked: true }));
    await deliver('remove', { itemId });
    const removed = async () => {
      const response = await server.restCall(`/api/shopping/item-list?expoId=${EXPO}`, sub);
      return v.parse(shoppingItemListSchema, await response.json()).removed;
    };
    expect(await removed()).toMatchObject([{ id: itemId, removed: true, ticked: true }]);
    expect(await count()).toBe(0);
    await deliver('put', cot());
    expect([await removed(), await list()]).toMatchObject([[], [{ name: 'Cot', ticked: true }]]);
    await server.db.insert(shoppingItems).values(
      Array.from({ length: MAX_LIST_ITEMS }, (_, i) => ({
        id: newItemId(i),
        sub,
        expoId: EXPO,
        name: 'Sock',
        removed: true,
        stamps: { removed: { at: i, by: '' } },
      })),
    );
    await deliver('remove', { itemId });
    const kept = await removed();
    expect([kept.length, kept.some(({ id }) => id === itemId)]).toEqual([MAX_LIST_ITEMS, true]);
    expect(kept.some(({ stamps }) => stamps.removed?.at === 0)).toBe(false);
  });

  it('is refused for an unknown expo', async () => {
    expect(await deliver('put', cot({ expoId: 'expo-gone' }))).toMatchObject({ reason: 'expo-unknown' });
  });

  it('is refused on a full list, but not on another list', async () => {
    const rows = Array.from({ length: MAX_LIST_ITEMS }, () => ({
      id: randomUUID(),
      sub,
      expoId: EXPO,
      name: 'Sock',
      booth: '',
    }));
    await server.db.insert(shoppingItems).values(rows);
    expect(await deliver('put', cot())).toMatchObject({ reason: 'list-full' });
    const [first] = rows;
    expect(await deliver('put', cot({ itemId: first?.id, name: 'Glove' }))).toMatchObject({
      verdict: 'done',
    });
    expect(await deliver('put', cot({ expoId: 'expo-year-end-baby-expo' }))).toMatchObject({
      verdict: 'done',
    });
  });
});

describe('A copy of the list', () => {
  const known = (more: object, at = TEST_NOW_MS - 5_000, by = 'phone') => ({
    id: itemId,
    ...more,
    stamps: Object.fromEntries(Object.keys(more).map((field) => [field, { at, by }])),
  });
  const merge = (...items: object[]) => deliver('merge', { expoId: EXPO, items });

  it('is merged: what it knows and the list does not, and what it knows better', async () => {
    expect(await merge(known({ name: 'Cot', ticked: true }))).toMatchObject({ verdict: 'done', rev: 1 });
    expect(await list()).toMatchObject([
      { name: 'Cot', ticked: true, stamps: { ticked: { at: TEST_NOW_MS - 5_000, by: 'phone' } } },
    ]);
    expect(await merge(known({ name: 'Bed', note: 'old' }, TEST_NOW_MS - 9_000))).toMatchObject({ rev: 2 });
    expect(await list()).toMatchObject([{ name: 'Cot', note: 'old' }]);
    expect(await merge(known({ name: 'Cot', ticked: true }))).toMatchObject({ rev: 2 });
  });

  it('whose clock is ahead counts as of its delivery, so that what is done later wins', async () => {
    await merge(known({ name: 'Cot', ticked: true }, TEST_NOW_MS + 86_400_000));
    expect(await list()).toMatchObject([{ ticked: true, stamps: { ticked: { at: TEST_NOW_MS } } }]);
    server.clock.nowMs += 1;
    const untick = listAction('tick', { itemId, isTicked: false, sawAt: 0 });
    await deliverAction(server, { ...untick, tappedAt: TEST_NOW_MS + 1 }, { sentAt: TEST_NOW_MS + 1 });
    server.clock.nowMs = TEST_NOW_MS;
    expect(await list()).toMatchObject([{ ticked: false }]);
  });

  it('does not bring back what was removed after it, and takes away what it knows as removed', async () => {
    await deliver('put', cot());
    await deliver('remove', { itemId });
    await merge(known({ name: 'Cot', removed: false }));
    expect(await list()).toEqual([]);
    await merge(known({ removed: false }, TEST_NOW_MS + 2));
    const other = newItemId(TEST_NOW_MS + 9);
    await deliver('put', cot({ itemId: other }));
    await merge({ ...known({ removed: true }, TEST_NOW_MS + 1), id: other });
    expect(await list()).toEqual([]);
  });

  it('is refused as a whole if the list would have too many items, and for an unknown expo', async () => {
    await server.db.insert(shoppingItems).values(
      Array.from({ length: MAX_LIST_ITEMS - 1 }, () => ({
        id: randomUUID(),
        sub,
        expoId: EXPO,
        name: 'Sock',
      })),
    );
    const two = [known({ name: 'Cot' }), { ...known({ name: 'Bed' }), id: newItemId(TEST_NOW_MS + 1) }];
    expect(await merge(...two)).toMatchObject({ reason: 'list-full' });
    expect(await list()).toHaveLength(MAX_LIST_ITEMS - 1);
    expect(await merge(known({ name: 'Cot' }))).toMatchObject({ verdict: 'done' });
    expect(await deliver('merge', { expoId: 'expo-gone', items: two })).toMatchObject({
      reason: 'expo-unknown',
    });
  });
});
