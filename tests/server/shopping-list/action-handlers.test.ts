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
    expect(await list()).toEqual([{ id: itemId, expoId: EXPO, name: 'Cot', booth: 'B12', ticked: false }]);
    expect(await count()).toBe(1);
  });

  it('is replaced as a whole; repeating it changes nothing', async () => {
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

  it('of another visitor can neither be read, replaced, ticked nor removed', async () => {
    await deliver('put', cot());
    const owner = sub;
    sub = randomUUID();
    expect(await deliver('put', cot({ name: 'Mine now' }))).toMatchObject({ reason: 'invalid-input' });
    expect(await deliver('tick', { itemId, isTicked: true })).toMatchObject({ rev: 0 });
    expect(await deliver('remove', { itemId })).toMatchObject({ rev: 0 });
    expect(await list()).toEqual([]);
    sub = owner;
    expect(await list()).toMatchObject([{ name: 'Cot', ticked: false }]);
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
