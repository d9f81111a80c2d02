import type { Category } from '../../src/domain/shop/category.ts';

const NAMES = [
  'Feeding',
  'Nursery',
  'Travel',
  'Bath',
  'Play',
  'Diapers',
  'Clothing',
  'Mother',
  'Health',
  'Books',
  'Services',
];

/** The categories of a content folder that has no file for them. */
export const DEFAULT_CATEGORIES: readonly Category[] = NAMES.map((name) => ({ id: name, name }));
