import { LETTER } from '../../domain/expo/letter.ts';
import { paths } from '../../domain/routing/paths.ts';
import { oneOf, searchParamsCodec, searchText } from '../../domain/routing/search-params.ts';
import { BRAND_CATEGORIES } from '../../domain/shop/brand.ts';

/** The filter of the brands in an address. */
export const brandFilterParams = searchParamsCodec(paths.brands, {
  category: oneOf(BRAND_CATEGORIES),
  letter: (text: string) => (LETTER.test(text) ? text : undefined),
  text: searchText,
});

export const categoryChoices = [null, ...BRAND_CATEGORIES];
