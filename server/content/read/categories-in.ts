import type { Category } from '../../../src/domain/shop/category.ts';
import { DEFAULT_CATEGORIES } from '../default-categories.ts';
import type { ReadContext } from '../field.ts';
import { parseEntries } from './parse-entries.ts';
import type { RawEntry } from './raw-entry.ts';

/** The categories that other entries may name; null where not all of them can be read. */
export function categoriesIn(
  raws: readonly RawEntry[],
  context: Omit<ReadContext, 'isCell' | 'categories'>,
): readonly Category[] | null {
  if (raws.length === 0) return DEFAULT_CATEGORIES;
  const parsed = parseEntries('categories', raws, { ...context, categories: null }, new WeakMap());
  return parsed.faulty.length > 0 ? null : parsed.entries;
}
