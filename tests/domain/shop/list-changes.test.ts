import { describe, expect, it } from 'vitest';
import { itemAfter, shownItem } from '../../../src/domain/shop/list-changes.ts';
import type { ItemState, Stamp } from '../../../src/domain/shop/shopping-list.ts';

const ID = '00000000-0000-7000-8000-000000000001';
const MINUTE_MS = 60_000;
const T = 1_790_000_000_000;

const untickedAt = (at: number, by: string): ItemState => ({
  id: ID,
  name: 'Cot',
  ticked: false,
  stamps: { ticked: { at, by } },
});
/** The tick after a tap of `me` at T on an item that was unticked. `sawAt`: of the item that the visitor saw. */
function tick(before: ItemState, sawAt?: number): { ticked: boolean | undefined; stamp: Stamp | undefined } {
  const input = { itemId: ID, isTicked: true, isOpenElsewhere: false, ...(sawAt !== undefined && { sawAt }) };
  const after = itemAfter(before, { name: 'shopping-list.tick', input }, { at: T, by: 'me' });
  return { ticked: after.ticked, stamp: after.stamps.ticked };
}

describe('A tap counts', () => {
  it('over all that the visitor saw, whoever did it and however far their clock is ahead', () => {
    for (const by of ['me', 'mei']) {
      const seen = T + 10 * MINUTE_MS;
      expect(tick(untickedAt(seen, by), seen)).toEqual({ ticked: true, stamp: { at: seen + 1, by: 'me' } });
    }
  });

  it('less than a later one that the visitor did not see', () => {
    for (const by of ['me', 'mei'])
      expect(tick(untickedAt(T + 2, by), T + 1)).toEqual({ ticked: false, stamp: { at: T + 2, by } });
  });

  it('over the visitor’s own changes of up to a minute later, from an old page that sends no `sawAt`', () => {
    const at = T + MINUTE_MS;
    expect(tick(untickedAt(at, 'me'))).toEqual({ ticked: true, stamp: { at: at + 1, by: 'me' } });
    expect(tick(untickedAt(at + 1, 'me')).ticked).toBe(false);
  });

  it('less than a later tap of somebody else, from such a page', () => {
    expect(tick(untickedAt(T + 1, 'mei')).ticked).toBe(false);
    expect(tick(untickedAt(T - 1, 'mei')).ticked).toBe(true);
  });
});

it('An item of which only a tick is known is not shown', () => {
  const { name: _, ...nameless } = untickedAt(T, 'mei');
  expect(shownItem(nameless, 'expo-1')).toBeNull();
  expect(shownItem({ ...nameless, name: 'Cot', removed: true }, 'expo-1')).toBeNull();
  expect(shownItem({ ...nameless, name: 'Cot' }, 'expo-1')).toMatchObject({ name: 'Cot', ticked: false });
});
