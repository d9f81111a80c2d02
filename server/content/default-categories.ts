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

/** Those of a folder that has no file of its own for them. */
export const DEFAULT_CATEGORIES: readonly Category[] = NAMES.map((name) => ({ id: name, name }));
