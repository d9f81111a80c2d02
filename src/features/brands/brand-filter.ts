import * as v from 'valibot';
import { letterSchema } from '../../domain/expo/exhibitor.ts';
import { BRAND_CATEGORIES, brandCategorySchema } from '../../domain/shop/brand.ts';
import type { BrandFilter } from './queries.ts';

const MAX_TEXT = 80;

/** The filter in the address; invalid values are ignored. */
export function parseBrandFilter(search: URLSearchParams): BrandFilter {
  const category = v.safeParse(brandCategorySchema, search.get('category'));
  const letter = v.safeParse(letterSchema, search.get('letter'));
  const text = (search.get('text') ?? '').replaceAll('\0', '').trim().slice(0, MAX_TEXT);
  return {
    ...(category.success && { category: category.output }),
    ...(letter.success && { letter: letter.output }),
    ...(text && { text }),
  };
}

export const categoryChoices = [null, ...BRAND_CATEGORIES];
