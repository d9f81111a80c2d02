import { LETTER } from '../../domain/expo/letter.ts';
import { paths } from '../../domain/routing/paths.ts';
import { searchParamsCodec, searchText } from '../../domain/routing/search-params.ts';

/** The filter of the brands in an address. */
export const brandFilterParams = searchParamsCodec(paths.brands, {
  category: searchText,
  letter: (text: string) => (LETTER.test(text) ? text : undefined),
  text: searchText,
});
