import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  type Address,
  addressLines,
  addressPutSchema,
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
const word: fc.Arbitrary<RecordedAction> = fc.oneof(
  fc.record({ id, label: fc.constantFrom('A', 'B') }).map((one) => ({
    name: 'address.put',
    input: put(one.id, one.label),
  })),
  id.map((one) => ({ name: 'address.remove', input: { id: one } })),
  id.map((one) => ({ name: 'address.make-default', input: { id: one } })),
);
const apply = (list: Address[], { name, input }: RecordedAction): Address[] => {
  const said = input as ReturnType<typeof put>;
  if (name === 'address.put') return putAddress(list, said);
  return name === 'address.remove' ? removeAddress(list, said.id) : makeDefaultAddress(list, said.id);
};

describe('addresses', () => {
  it('are what was said last, one of them the default, however far delivery and reading are', () => {
    fc.assert(
      fc.property(fc.array(word, { maxLength: 12 }), fc.nat(12), fc.nat(12), (said, deliveries, reads) => {
        const delivered = Math.min(deliveries, said.length);
        const readRev = Math.min(reads, delivered);
        const onServer = said.slice(0, readRev).reduce(apply, []);
        const now = optimisticAddresses(onServer, { rev: readRev, atMs: 0 }, entriesFor(said, delivered));
        expect(now.addresses).toEqual(said.reduce(apply, []));
        expect(now.isPending).toBe(delivered < said.length);
        const defaults = now.addresses.filter(({ isDefault }) => isDefault);
        expect(defaults).toHaveLength(now.addresses.length > 0 ? 1 : 0);
      }),
    );
  });

  it('are taken as people type them, and refused where a parcel would not arrive', () => {
    const typed = { ...put('home'), phone: '012-345 6789', city: '  Kuala Lumpur ', postcode: ' 50480 ' };
    expect(v.parse(addressPutSchema, typed)).toEqual(put('home'));
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
      expect(v.safeParse(addressPutSchema, { ...put('home'), ...wrong }).success, JSON.stringify(wrong)).toBe(
        false,
      );
  });

  it('stand as on an envelope, without empty lines', () => {
    expect(addressLines({ ...put('home'), state: 'Selangor', city: 'Subang Jaya' })).toEqual([
      '1 Jalan Bunga',
      '50480 Subang Jaya',
      'Selangor',
    ]);
  });
});
