import { eq, sql } from 'drizzle-orm';
import { brandCardColumns } from '../brands/brand-cards.ts';
import { brands, withdrawnBrands } from '../brands/table.ts';
import type { DatabaseTransaction } from '../db/client.ts';
import { insertBatchesOf } from '../db/insert-batches.ts';
import { isAnyOf } from '../db/value-lists.ts';
import { productCardColumns } from '../products/product-cards.ts';
import { products, withdrawnProducts } from '../products/table.ts';
import type { Content } from './content-kinds.ts';

/**
 * Keeps a card of each product and brand that this content no longer has, before its row is deleted, and forgets those
 * of the ones that are back.
 */
export async function withdrawMissing(tx: DatabaseTransaction, content: Content): Promise<void> {
  const productRows = await tx
    .select({ id: products.id, card: productCardColumns })
    .from(products)
    .innerJoin(brands, eq(brands.slug, products.brandSlug));
  const brandRows = await tx.select({ id: brands.id, card: brandCardColumns }).from(brands);
  await replaceCards(tx, withdrawnProducts, productRows, content.products);
  await replaceCards(tx, withdrawnBrands, brandRows, content.brands);
}

async function replaceCards<Row extends { id: string }>(
  tx: DatabaseTransaction,
  table: typeof withdrawnProducts | typeof withdrawnBrands,
  rows: readonly Row[],
  entries: readonly { id: string }[],
): Promise<void> {
  const present = new Set(entries.map(({ id }) => id));
  const gone = rows.filter(({ id }) => !present.has(id));
  for (const batch of insertBatchesOf(gone))
    await tx
      .insert(table)
      .values(batch as never)
      .onConflictDoUpdate({ target: table.id, set: { card: sql`excluded.card` } });
  if (present.size > 0) await tx.delete(table).where(isAnyOf(table.id, [...present]));
}
