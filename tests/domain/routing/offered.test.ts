import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isOffered } from '../../../src/domain/routing/offered.ts';
import { paths } from '../../../src/domain/routing/paths.ts';

const FLAGS_OF_PATH: Record<string, string[]> = {
  '/kids-listing': ['directoryState'],
  '/account/vouchers': ['digitalVoucherWebState', 'digitalVoucherState'],
  '/account/gift-cards': ['giftCardWebState', 'giftCardState'],
};
const names = Object.values(FLAGS_OF_PATH).flat();
const anyFlags = fc.dictionary(fc.constantFrom(...names), fc.boolean(), { noNullPrototype: true });

it('A page is offered only while every one of its flags is on', () => {
  fc.assert(
    fc.property(anyFlags, fc.constantFrom(...Object.values(paths)), (flags, path) => {
      const isEveryFlagOn = (FLAGS_OF_PATH[path] ?? []).every((name) => flags[name] === true);
      expect(isOffered(flags, path)).toBe(isEveryFlagOn);
    }),
  );
});

it('While the flags are not known, pages without a flag are offered, and no others', () => {
  const hidden = Object.values(paths).filter((path) => !isOffered(undefined, path));
  expect(hidden.toSorted()).toEqual(Object.keys(FLAGS_OF_PATH).toSorted());
});
