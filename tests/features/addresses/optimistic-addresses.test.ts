// @sample

import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  type Address,
  addressFieldsSchema,
  addressLines,
  makeDefaultAddress,
  putAddress,
  removeAddress,
} from '../../../src/domain/visitor/address.ts';
import { optimisticAddresses } from '../../../src/features/addresses/optimistic-addresses.ts';
import { entriesFor, type RecordedAction } from '../../support/outbox-entries.fixture.ts';

const put = (id: string, label = id) => ({
  id,
  label,
  recipient: 'Aisyah',
  phone: '+60123456789',
  line1: '1 Jalan Bunga',
  line2: '',
  postcode: '50480',
  city: 'Kuala Lumpur',
  state: 'Kuala Lumpur' as const,
});
const IDS = ['home', 'office', 'kampung'] as const;
const id = fc.constantFrom(...IDS);
const action: fc.Arbitrary<RecordedAction> = fc.oneof(
  fc.record({ id, label: fc.constantFrom('A', 'B') }).map((one) => ({
    name: 'address.put',
    input: put(one.id, one.label),
  })),
  id.map((one) => ({ name: 'address.remove', input: { id: one } })),
  id.map((one) => ({ name: 'address.make-default', input: { id: one } })),
);
const apply = (list: Address[], { name, input }: RecordedAction): Address[] => {
  const actions = input as ReturnType<typeof put>;
  if (name === 'address.put') return putAddress(list, actions);
  return name === 'address.remove' ? removeAddress(list, actions.id) : makeDefaultAddress(list, actions.id);
};

describe('addresses', () => {
  it('equal the server’s later list after any number of deliveries and loads, with one default', () => {
    fc.assert(
      fc.property(
        fc.array(action, { maxLength: 12 }),
        fc.nat(12),
        fc.nat(12),
        (actions, deliveries, loads) => {
          const delivered = Math.min(deliveries, actions.length);
          const loadedRev = Math.min(loads, delivered);
          const serverAddresses = actions.slice(0, loadedRev).reduce(apply, []);
          const optimistic = optimisticAddresses(
            serverAddresses,
            { rev: loadedRev, atMs: 0 },
            entriesFor(actions, delivered),
          );
          expect(optimistic.addresses).toEqual(actions.reduce(apply, []));
          expect(optimistic.isPending).toBe(delivered < actions.length);
          const defaults = optimistic.addresses.filter(({ isDefault }) => isDefault);
          expect(defaults).toHaveLength(optimistic.addresses.length > 0 ? 1 : 0);
        },
      ),
    );
  });

  it('are accepted as people type them, and rejected where a parcel would not arrive', () => {
    const typed = { ...put('home'), phone: '012-345 6789', city: '  Kuala Lumpur ', postcode: ' 50480 ' };
    expect(v.parse(addressFieldsSchema, typed)).toEqual(put('home'));
    for (const wrong of [
      { label: ' ' },
      { recipient: '' },
      { phone: '12' },
      { line1: 'x'.repeat(121) },
      { postcode: '5048' },
      { city: '' },
      { state: 'Atlantis' },
      { id: '' },
    ])
      expect(
        v.safeParse(addressFieldsSchema, { ...put('home'), ...wrong }).success,
        JSON.stringify(wrong),
      ).toBe(false);
  });

  it('are formatted as on an envelope, without empty lines', () => {
    expect(addressLines({ ...put('home'), state: 'Selangor', city: 'Subang Jaya' })).toEqual([
      '1 Jalan Bunga',
      '50480 Subang Jaya',
      'Selangor',
    ]);
  });
});
