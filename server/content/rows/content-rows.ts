import { categories } from '../../categories/table.ts';
import type { Content } from '../content-kinds.ts';
import { brandRows } from './brand-rows.ts';
import { communityRows } from './community-rows.ts';
import { expoRows } from './expo-rows.ts';
import { productRows } from './product-rows.ts';
import { rewardRows } from './reward-rows.ts';
import { slugsOf } from './slugs.ts';
import { type TableRows, tableRows } from './table-rows.ts';
import { textRows } from './text-rows.ts';

/** The rows of every table that holds content. */
export function contentRows(content: Content): TableRows[] {
  const slugs = slugsOf(content);
  return [
    ...expoRows(content),
    tableRows(
      categories,
      content.categories.map(({ id, name }, rank) => ({ id, name, rank })),
    ),
    ...brandRows(content, slugs),
    ...productRows(content, slugs),
    ...textRows(content, slugs),
    ...communityRows(content),
    ...rewardRows(content, slugs),
  ];
}
