import { expect, it } from 'vitest';
import { transferTarget } from '../../../../src/domain/shop/exchange/transfer-target.ts';

const shared = { id: '00000000-0000-4000-8000-00000000000a', ownerName: 'Aisyah' };
const none = { ownId: null, shared: [] };

it('A list that nobody shares goes into the visitor’s own, and so does their own from a member’s phone', () => {
  expect(transferTarget({}, none)).toEqual({ kind: 'own' });
  expect(transferTarget({ shared }, { ...none, ownId: shared.id })).toEqual({ kind: 'own' });
});

it('A shared list goes into itself for those who share it, by the name that they know its owner by', () => {
  expect(
    transferTarget({ shared }, { ownId: null, shared: [{ ...shared, ownerName: 'Aisyah Rahman' }] }),
  ).toEqual({ kind: 'shared', listId: shared.id, ownerName: 'Aisyah Rahman' });
});

it('A shared list goes into the own list of someone who does not share it', () => {
  expect(transferTarget({ shared }, none)).toEqual({ kind: 'foreign', ownerName: 'Aisyah' });
});
