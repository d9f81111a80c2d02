import { optional } from '../field.ts';
import { booth } from '../fields/booth.ts';
import { category } from '../fields/category.ts';
import { id, idOf, slug } from '../fields/names.ts';
import { wholeNumber } from '../fields/numbers.ts';
import { line, richText, webAddress } from '../fields/text.ts';
import { kind } from '../kind.ts';

const FIRST_YEAR = 1900;
const LAST_YEAR = 2100;

export const brands = kind({
  key: ['id'],
  fields: {
    id,
    slug: optional(slug),
    name: line,
    tagline: line,
    story: optional(richText),
    category,
    country: optional(line),
    website: optional(webAddress),
    since: optional(wholeNumber(FIRST_YEAR, LAST_YEAR)),
  },
  body: 'story',
});

/** The booths of brands. */
export const exhibitors = kind({
  key: ['id'],
  fields: { id, brand: idOf('brands'), expo: idOf('expos'), hall: line, booth },
});

export const deals = kind({
  key: ['brand', 'title'],
  fields: { brand: idOf('brands'), title: line, text: line, expo: optional(idOf('expos')) },
});
