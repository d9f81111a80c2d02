import type { brands } from '../brands/table.ts';
import type { DatabaseTransaction } from '../db/client.ts';
import type { expos } from '../expos/table.ts';
import type { products } from '../products/table.ts';

/** The ids of a table's entries: visitors' rows name these. */
export async function idsBySlug(
  tx: DatabaseTransaction,
  table: typeof products | typeof brands | typeof expos,
): Promise<Map<string, string>> {
  const rows = await tx.select({ slug: table.slug, id: table.id }).from(table);
  return new Map(rows.map(({ slug, id }) => [slug, id]));
}
