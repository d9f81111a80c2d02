import { expect, it } from 'vitest';
import { actorOf } from '../../../src/domain/shop/list-merge.ts';
import type { ShoppingItem } from '../../../src/domain/shop/shopping-list.ts';
import { overwrittenChanges, ownChanges } from '../../../src/features/shopping-list/overwritten-changes.ts';
import type { OutboxEntry } from '../../../src/sync/outbox-entry.ts';
import { actionOf } from '../../support/action.fixture.ts';
import { shoppingItem } from '../../support/shopping-item.fixture.ts';

const ITEM = '018f4b5e-0000-7000-8000-000000000001';
const LIST = '018f4b5e-0000-7000-8000-000000000002';
const TAPPED = 1_790_000_000_000;
const DELIVERED = TAPPED + 60_000;
const me = actorOf('anna');

type Tap = { name?: string; input?: object; tappedAt?: number; settledAt?: number };

/** An action on the shared list, delivered unless `settledAt` is 0. The phone's clock is right. */
function entry({
  name = 'shopping-list.put',
  input,
  tappedAt = TAPPED,
  settledAt = DELIVERED,
}: Tap): OutboxEntry {
  const whole = { itemId: ITEM, expoId: 'expo-1', listId: LIST, ...input };
  const action = actionOf({ name, input: settledAt ? null : whole, tappedAt });
  return settledAt
    ? { position: tappedAt, action, state: 'sent', rev: 9, answer: whole, settledAt }
    : { position: tappedAt, action, state: 'waiting' };
}
const note = (text: string, more: Tap = {}) => entry({ input: { note: text }, ...more });
const takenOff = entry({ name: 'shopping-list.remove' });

const lost = (entries: OutboxEntry[], more: Partial<ShoppingItem>, listId: string | undefined = LIST) =>
  overwrittenChanges(
    [{ ...shoppingItem({ id: ITEM, ...more }), isPending: false }],
    ownChanges(entries, listId),
    me,
  ).map(({ by, mine }) => ({ by, mine }));

const theirs = (at: number, by = 'farah') => ({ note: 'Soft', stamps: { note: { at, by } } });
const between = theirs(TAPPED + 1_000);

it('A change that another person had overwritten before it was delivered is lost, also after a restart', () => {
  expect(lost([note('Firm')], between)).toEqual([{ by: 'farah', mine: { note: 'Firm' } }]);
  expect(lost([note('Firm', { settledAt: 0 })], between)).toEqual([{ by: 'farah', mine: { note: 'Firm' } }]);
  expect(lost([note('Old', { tappedAt: TAPPED - 9 }), note('Firm')], between)).toEqual([
    { by: 'farah', mine: { note: 'Firm' } },
  ]);
});

it.each([
  ['it was delivered before', [note('Firm')], theirs(DELIVERED + 1)],
  ['the words are the same', [note('Soft')], between],
  ['the visitor’s other phone did it', [note('Firm')], theirs(TAPPED + 1_000, me)],
  ['theirs was earlier', [note('Firm')], theirs(TAPPED - 1)],
  ['another field was changed', [entry({ input: { quantity: 1 } })], between],
  ['it is of another list', [entry({ input: { note: 'Firm', listId: undefined } })], between],
])('Nothing is lost where %s', (_, entries, item) => {
  expect(lost(entries, item)).toEqual([]);
});

it('An item that the visitor took off and another person brought back is reported, until the visitor changes it', () => {
  expect(lost([takenOff], between)).toEqual([{ by: 'farah', mine: null }]);
  expect(lost([takenOff], theirs(DELIVERED + 1))).toEqual([{ by: 'farah', mine: null }]);
  expect(lost([takenOff, note('Soft', { tappedAt: TAPPED + 9 })], between)).toEqual([]);
  const agreed = { ...between, stamps: { ...between.stamps, name: { at: TAPPED + 2_000, by: me } } };
  expect(lost([takenOff], agreed)).toEqual([]);
  // Brought back on the visitor's other phone, and changed by another person after that.
  const brought = { ...between, stamps: { ...agreed.stamps, note: { at: TAPPED + 3_000, by: 'farah' } } };
  expect(lost([takenOff], brought)).toEqual([]);
});
