import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { withdrawnBrands } from '../brands/table.ts';
import type { withdrawnProducts } from '../products/table.ts';

/**
 * Whether an entry had this slug when it was withdrawn. Another may have it by now, such as the same product under a new
 * id; but a visitor's list still shows the one that has gone by it, and taps name no more than the slug.
 */
export const wasWithdrawnAs = (
  entryId: PgColumn,
  withdrawn: typeof withdrawnBrands | typeof withdrawnProducts,
  slug: string,
): SQL =>
  sql`exists (select from ${withdrawn} where ${withdrawn.id} = ${entryId} and ${withdrawn.card} ->> 'slug' = ${slug})`;
