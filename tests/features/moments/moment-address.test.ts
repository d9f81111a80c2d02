import fc from 'fast-check';
import { expect, it } from 'vitest';
import { momentParams } from '../../../src/features/moments/moment-address.ts';

it('an address names the expo whose pictures are shown, and the open picture', () => {
  const address = fc.record(
    { expo: fc.string({ minLength: 1 }), moment: fc.string({ minLength: 1 }) },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(address, (shown) => {
      const { searchParams } = new URL(momentParams.href(shown), 'https://yhello.test');
      expect(momentParams.parse(searchParams)).toEqual(shown);
    }),
  );
});
