import { and, eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { slugSchema } from '../../src/domain/text/text-schema.ts';
import type { Database, DatabaseTransaction } from '../db/client.ts';
import { insertBatchesOf } from '../db/insert-batches.ts';
import type { Content } from './content-kinds.ts';
import { slugOf } from './rows/slugs.ts';
import { ADDRESSED_KINDS, type AddressedKind, contentAddresses } from './table.ts';

/** Adds the addresses of this content to those that are known. */
export async function recordSlugs(tx: DatabaseTransaction, content: Content): Promise<void> {
  for (const kind of ADDRESSED_KINDS) {
    const rows = content[kind].map((entry) => ({ kind, slug: slugOf(entry), id: entry.id }));
    for (const batch of insertBatchesOf(rows))
      await tx
        .insert(contentAddresses)
        .values(batch)
        .onConflictDoUpdate({
          target: [contentAddresses.kind, contentAddresses.slug],
          set: { id: sql`excluded.id` },
        });
  }
}

/** The id of the entry that has this slug, or had it last; null for a slug that none ever had. */
export async function idOfSlug(
  db: Pick<Database, 'select'>,
  kind: AddressedKind,
  slug: string,
): Promise<string | null> {
  // An address may hold a text that PostgreSQL refuses.
  if (!v.is(slugSchema, slug)) return null;
  const [found] = await db
    .select({ id: contentAddresses.id })
    .from(contentAddresses)
    .where(and(eq(contentAddresses.kind, kind), eq(contentAddresses.slug, slug)));
  return found?.id ?? null;
}
