import { expect, it } from 'vitest';
import { mergeAddress } from '../../../src/domain/visitor/address.ts';

const was = {
  id: 'a1',
  label: 'Home',
  recipient: 'Mei',
  phone: '+60123456789',
  line1: '1 Jalan Bunga',
  line2: '',
  postcode: '50480',
  city: 'Kuala Lumpur',
  state: 'Kuala Lumpur',
};
const moved = { line1: '9 Jalan Raya', postcode: '30000', city: 'Ipoh', state: 'Perak' };

it('A part that only another phone changed stays as it is there, whichever change is later', () => {
  const change = { ...was, label: 'Rumah', was };
  for (const isLate of [true, false])
    expect(mergeAddress(change, { ...was, ...moved }, isLate)).toEqual({ ...was, ...moved, label: 'Rumah' });
});

it('Of a part that both changed the later change counts, and a street is never mixed with another town', () => {
  const change = { ...was, line2: 'Block B', was };
  expect(mergeAddress(change, { ...was, ...moved }, false)).toEqual({ ...was, line2: 'Block B' });
  expect(mergeAddress(change, { ...was, ...moved }, true)).toEqual({ ...was, ...moved });
});

it('A change of an older page is the whole address, unless it is late', () => {
  const older = { ...was, label: 'Rumah' };
  expect(mergeAddress(older, { ...was, ...moved }, false)).toEqual(older);
  expect(mergeAddress(older, { ...was, ...moved }, true)).toEqual({ ...was, ...moved });
  expect(mergeAddress(older, undefined, true)).toEqual(older);
});
