import { asc, eq } from 'drizzle-orm';
import type { Media, MediaCard } from '../../src/domain/content/media.ts';
import { addDays, type Day } from '../../src/domain/time/dates.ts';
import type { Database } from '../db/client.ts';
import { referToPicture } from '../images/picture-table.ts';
import { media } from './table.ts';

const toCard = (row: typeof media.$inferSelect, today: Day): MediaCard => ({
  slug: row.slug,
  title: row.title,
  outlet: row.outlet,
  publishedOn: addDays(today, -row.publishedDaysAgo),
  summary: row.summary,
  picture: referToPicture(`media-${row.slug}`),
});

/** Latest first. */
export async function listMedia(db: Database, today: Day): Promise<MediaCard[]> {
  const rows = await db.select().from(media).orderBy(asc(media.publishedDaysAgo), asc(media.slug));
  return rows.map((row) => toCard(row, today));
}

/** Null for an unknown slug. */
export async function findMedia(db: Database, today: Day, slug: string): Promise<Media | null> {
  const [row] = await db.select().from(media).where(eq(media.slug, slug));
  return row ? { ...toCard(row, today), body: row.body } : null;
}
