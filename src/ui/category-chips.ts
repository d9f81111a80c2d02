// @script lists

import type { Category } from '../domain/shop/category.ts';
import type { Chip } from './chips.tsx';

/** “All” and the categories. `chosen` is what the address names: an id, or a name that somebody typed. */
export const categoryChips = (
  categories: readonly Category[] | undefined,
  chosen: string | undefined,
  hrefOf: (id: string | undefined) => string,
): Chip[] => [
  { label: 'All', href: hrefOf(undefined), current: chosen === undefined },
  ...(categories ?? []).map(({ id, name }) => ({
    label: name,
    href: hrefOf(id),
    current: chosen === id || chosen === name,
  })),
];
