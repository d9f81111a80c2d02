import fc from 'fast-check';
import { expect, it } from 'vitest';
import { nearest } from '../../../server/content/check/nearest.ts';

it('The nearest id is found for a name, a slip and other capitals', () => {
  const ids = ['mama-melaka', 'tapak-kecil', 'kuda-kayu'];
  expect(['Tapak Kecil', 'tapak_kecl', 'KUDA KAYU', 'Mama'].map((written) => nearest(written, ids))).toEqual([
    'tapak-kecil',
    'tapak-kecil',
    'kuda-kayu',
    'mama-melaka',
  ]);
  expect(nearest('anything', [])).toBeUndefined();
});

it('No id is found for a text that is like none', () => {
  expect(nearest('b9', ['b1', 'b2'])).toBeUndefined();
  expect(nearest('b-109', ['b-101', 'b-110'])).toBeUndefined();
  expect(nearest('B 14', ['b-1', 'b-014'])).toBe('b-014');
  expect(nearest('kopi-and-kuih', ['tote-bag', 'parking'])).toBeUndefined();
});

it('A known id is nearest to itself, whatever the others are', () => {
  const id = fc.stringMatching(/^[a-z0-9]{1,20}$/);
  fc.assert(
    fc.property(fc.uniqueArray(id, { minLength: 1, maxLength: 8 }), fc.nat(), (ids, i) => {
      const one = ids[i % ids.length] ?? '';
      expect(nearest(one, ids)).toBe(one);
    }),
  );
});
