import { asc, desc, eq } from 'drizzle-orm';
import type { Media, MediaCard } from '../../src/domain/content/media.ts';
import type { Database } from '../db/client.ts';
import { referToPicture } from '../images/picture-table.ts';
import { media } from './table.ts';

const toCard = (row: typeof media.$inferSelect): MediaCard => ({
  slug: row.slug,
  title: row.title,
  outlet: row.outlet,
  publishedOn: row.publishedOn,
  summary: row.summary,
  picture: referToPicture(`media-${row.slug}`),
});

/** Latest first. */
export async function listMedia(db: Database): Promise<MediaCard[]> {
  const rows = await db.select().from(media).orderBy(desc(media.publishedOn), asc(media.slug));
  return rows.map(toCard);
}

/** Null for an unknown slug. */
export async function findMedia(db: Database, slug: string): Promise<Media | null> {
  const [row] = await db.select().from(media).where(eq(media.slug, slug));
  return row ? { ...toCard(row), body: row.body } : null;
}
