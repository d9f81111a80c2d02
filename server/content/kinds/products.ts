import { MAX_AGE_MONTHS } from '../../../src/domain/shop/product.ts';
import { optional } from '../field.ts';
import { category } from '../fields/category.ts';
import { labelled, listField } from '../fields/lists.ts';
import { id, idOf, slug } from '../fields/names.ts';
import { money, wholeNumber } from '../fields/numbers.ts';
import { line, richText } from '../fields/text.ts';
import { kind, unless } from '../kind.ts';

const MAX_LIMIT = 1_000_000;
const ageMonths = optional(wholeNumber(0, MAX_AGE_MONTHS));

export const products = kind({
  key: ['id'],
  fields: {
    id,
    slug: optional(slug),
    name: line,
    brand: idOf('brands'),
    category,
    price: money,
    listPrice: optional(money),
    ageFrom: ageMonths,
    ageTo: ageMonths,
    description: richText,
    details: optional(listField(labelled)),
    stockNote: optional(line),
  },
  body: 'description',
  rules: [
    {
      takes: ['price', 'listPrice'],
      check: ({ price, listPrice }) =>
        unless(
          listPrice === null || listPrice > price,
          'listPrice',
          'is the former price and has to be above the price.',
        ),
    },
    {
      takes: ['ageFrom', 'ageTo'],
      check: ({ ageFrom, ageTo }) =>
        unless((ageFrom ?? 0) <= (ageTo ?? MAX_AGE_MONTHS), 'ageTo', 'is below ageFrom.'),
    },
  ],
});

/** Prices at one expo. */
export const starBuys = kind({
  key: ['product', 'expo'],
  fields: {
    product: idOf('products'),
    expo: idOf('expos'),
    price: money,
    limit: optional(wholeNumber(1, MAX_LIMIT)),
  },
});
