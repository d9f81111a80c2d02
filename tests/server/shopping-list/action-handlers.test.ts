import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { shoppingItems } from '../../../server/db/schema.ts';
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
const action = (what: string, input: object) =>
  actionOf({ name: `shopping-list.${what}`, lane: 'shopping-list', input, sub, tappedAt: TEST_NOW_MS });
const say = (what: string, input: object) => deliverAction(server, action(what, input));
const cot = (more: object = {}) => ({
  itemId,
  expoId: EXPO,
  name: 'Cot',
  booth: 'B12',
  isTicked: false,
  ...more,
});
const list = async (expoId = EXPO) => {
  const answer = await server.restCall(`/api/shopping/item-list?expoId=${expoId}`, sub);
  return v.parse(shoppingItemListSchema, await answer.json()).items;
};
const count = async () =>
  ((await (await server.restCall('/api/shopping/item-count', sub)).json()) as { count: number }).count;

describe('an item', () => {
  it('is put on the list under the id that the phone gave it, and counted', async () => {
    expect(await say('put', cot())).toMatchObject({ verdict: 'done', rev: 1, answer: cot() });
    expect(await list()).toEqual([{ id: itemId, expoId: EXPO, name: 'Cot', booth: 'B12', ticked: false }]);
    expect(await count()).toBe(1);
  });

  it('put again is set as a whole; the same once more changes nothing', async () => {
    await say('put', cot());
    expect(await say('put', cot({ name: 'Travel cot', isTicked: true }))).toMatchObject({ rev: 2 });
    expect(await say('put', cot({ name: 'Travel cot', isTicked: true }))).toMatchObject({ rev: 2 });
    expect(await list()).toMatchObject([{ name: 'Travel cot', ticked: true }]);
  });

  it('is ticked and unticked, and what is ticked is not counted', async () => {
    await say('put', cot());
    expect(await say('tick', { itemId, isTicked: true })).toMatchObject({ verdict: 'done', rev: 2 });
    expect(await say('tick', { itemId, isTicked: true })).toMatchObject({ verdict: 'done', rev: 2 });
    expect([await count(), (await list())[0]?.ticked]).toEqual([0, true]);
    await say('tick', { itemId, isTicked: false });
    expect([await count(), (await list())[0]?.ticked]).toEqual([1, false]);
  });

  it('is removed; a tick that comes later brings nothing back and is not refused', async () => {
    await say('put', cot());
    expect(await say('remove', { itemId })).toMatchObject({ verdict: 'done', rev: 2 });
    expect(await say('tick', { itemId, isTicked: true })).toMatchObject({ verdict: 'done', rev: 2 });
    expect(await say('remove', { itemId })).toMatchObject({ verdict: 'done', rev: 2 });
    expect(await list()).toEqual([]);
  });

  it('stands where it was added, whatever order the database has', async () => {
    const ids = [3, 1, 2].map((n) => newItemId(TEST_NOW_MS + n));
    await deliverActions(
      server,
      sub,
      ids.map((id, i) => action('put', cot({ itemId: id, name: `Thing ${i}` }))),
    );
    expect((await list()).map(({ name }) => name)).toEqual(['Thing 1', 'Thing 2', 'Thing 0']);
  });

  it('of somebody else can neither be read, set, ticked nor removed', async () => {
    await say('put', cot());
    const owner = sub;
    sub = randomUUID();
    expect(await say('put', cot({ name: 'Mine now' }))).toMatchObject({ reason: 'invalid-input' });
    expect(await say('tick', { itemId, isTicked: true })).toMatchObject({ rev: 0 });
    expect(await say('remove', { itemId })).toMatchObject({ rev: 0 });
    expect(await list()).toEqual([]);
    sub = owner;
    expect(await list()).toMatchObject([{ name: 'Cot', ticked: false }]);
  });

  it('for an expo that is not there is refused', async () => {
    expect(await say('put', cot({ expoId: 'expo-gone' }))).toMatchObject({ reason: 'expo-unknown' });
  });

  it('too many on one list is refused; another list has room', async () => {
    const rows = Array.from({ length: MAX_LIST_ITEMS }, () => ({
      id: randomUUID(),
      sub,
      expoId: EXPO,
      name: 'Sock',
      booth: '',
    }));
    await server.db.insert(shoppingItems).values(rows);
    expect(await say('put', cot())).toMatchObject({ reason: 'list-full' });
    const [first] = rows;
    expect(await say('put', cot({ itemId: first?.id, name: 'Glove' }))).toMatchObject({ verdict: 'done' });
    expect(await say('put', cot({ expoId: 'expo-year-end-baby-expo' }))).toMatchObject({ verdict: 'done' });
  });
});
