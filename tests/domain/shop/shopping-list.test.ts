import fc from 'fast-check';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { newItemId, shoppingItemPutSchema } from '../../../src/domain/shop/shopping-list.ts';

const LATEST_MS = 8_640_000_000_000_000;

it('an item id is a UUID that sorts after earlier ones', () => {
  fc.assert(
    fc.property(fc.nat(2 ** 45), fc.integer({ min: 1, max: 2 ** 40 }), (nowMs, laterMs) => {
      const [before, after] = [newItemId(nowMs), newItemId(nowMs + laterMs)];
      expect(v.is(v.pipe(v.string(), v.uuid()), before)).toBe(true);
      expect(before < after).toBe(true);
    }),
  );
});

it('an item id sorts after all ids of its list, even from a phone whose clock is ahead', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(2 ** 45)), fc.nat(2 ** 45), (createdMs, nowMs) => {
      const list = createdMs.map((itemMs) => ({ id: newItemId(itemMs) }));
      const id = newItemId(nowMs, list);
      expect(list.every((item) => item.id < id)).toBe(true);
      expect(id >= newItemId(nowMs).slice(0, 13)).toBe(true);
    }),
  );
  expect(newItemId(5, [{ id: 'demo' }, { id: 'f0000000-0000-4000-8000-000000000000' }])).toMatch(
    /^00000000-0005-7/,
  );
});

it('an item id is a UUID for any time of the phone’s clock', () => {
  for (const nowMs of [-1, 0, 0.5, LATEST_MS])
    expect(v.is(v.pipe(v.string(), v.uuid()), newItemId(nowMs))).toBe(true);
});

it('an item has a name, and values that are not too long', () => {
  const item = { itemId: newItemId(0), expoId: 'e', name: ' Cot ', booth: '', isTicked: false };
  expect(v.parse(shoppingItemPutSchema, item).name).toBe('Cot');
  for (const invalid of [
    { name: '  ' },
    { name: 'x'.repeat(81) },
    { booth: 'x'.repeat(41) },
    { priceSen: 2_000_000_001 },
    { itemId: 'demo' },
    { name: 'a\0b' },
  ])
    expect(v.is(shoppingItemPutSchema, { ...item, ...invalid })).toBe(false);
});

it('an item has a booth of several codes, and a price of eight digits with two decimals', () => {
  const item = { itemId: newItemId(0), expoId: 'e', name: 'Stroller', isTicked: false };
  const more = { booth: 'C21, C22, C23, C24', priceSen: 1_200_000_000 };
  expect(v.parse(shoppingItemPutSchema, { ...item, ...more })).toMatchObject(more);
});
