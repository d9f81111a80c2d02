import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseTypedMoney, typedMoney } from '../../../src/domain/shop/typed-money.ts';

it.each([
  ['', null],
  ['129', 12_900],
  ['129.9', 12_990],
  ['129,90', 12_990],
  ['RM 1,299', 129_900],
  ['1.299,50', 129_950],
  ['1 299.5', 129_950],
  ['0', 0],
  ['129.', 12_900],
  ['free', undefined],
  ['-5', undefined],
  ['12.345', undefined],
  ['99.9999', undefined],
  ['1.299.000', 129_900_000],
  ['12.345.678.901.234.567.890', undefined],
])('%s is an amount of %s', (text, sen) => {
  expect(parseTypedMoney(text, 2)).toBe(sen);
});

it('A typed amount has no fraction in a currency without one', () => {
  expect([parseTypedMoney('1299', 0), parseTypedMoney('1,299', 0), parseTypedMoney('12.5', 0)]).toEqual([
    1299,
    1299,
    undefined,
  ]);
  expect(parseTypedMoney('1.299', 0)).toBe(1299);
});

it('A typed amount may have as many decimals as the currency', () => {
  expect(['1.234', '1,234', '1.2345', '1.5'].map((text) => parseTypedMoney(text, 3))).toEqual([
    1_234,
    1_234_000,
    undefined,
    1_500,
  ]);
});

it('An amount that is shown in a field is read back as the same amount', () => {
  fc.assert(
    fc.property(fc.nat(10 ** 9), fc.constantFrom(0, 2, 3), (sen, decimals) => {
      expect(parseTypedMoney(typedMoney(sen, decimals), decimals)).toBe(sen);
    }),
  );
});
