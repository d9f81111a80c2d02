import { expect, it } from 'vitest';
import { money } from '../../../server/content/fields/numbers.ts';

const readAs =
  (decimalMark: '.' | ',', decimals = 2) =>
  (cell: string) =>
    money.read(cell, {
      isCell: true,
      notation: { decimalMark },
      categories: null,
      currency: { code: 'EUR', symbol: '€', decimals },
    });

it('An amount with the other decimal mark says which one the folder declares', () => {
  expect(readAs(',')('1.299,00')).toEqual({ value: 129_900 });
  expect(readAs('.')('1.299,00')).toEqual({
    wrong: '“1.299,00” has “,” as its decimal mark. spreadsheets.decimalMark in organiser.json is “.”.',
  });
  expect(readAs('.')('about 12')).toMatchObject({ wrong: expect.stringContaining('is not an amount') });
});

it('Prices of seven digits and more are amounts, as in rupiah', () => {
  expect(readAs(',', 0)('18.500.000')).toEqual({ value: 18_500_000 });
});
