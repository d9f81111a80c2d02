import { and, asc, eq, gte } from 'drizzle-orm';
import type { Position, PositionCard } from '../../src/domain/content/position.ts';
import { addDays, type Day } from '../../src/domain/time/dates.ts';
import type { Database } from '../db/client.ts';
import { referToPicture } from '../images/picture-table.ts';
import { positions } from './table.ts';

const toCard = (row: typeof positions.$inferSelect, today: Day): PositionCard => ({
  slug: row.slug,
  title: row.title,
  team: row.team,
  place: row.place,
  type: row.type,
  summary: row.summary,
  salaryRM: row.salaryRM,
  postedOn: addDays(today, -row.postedDaysAgo),
  closesOn: addDays(today, row.closesInDays),
  picture: referToPicture(`job-${row.slug}`),
});

const isOpen = gte(positions.closesInDays, 0);

/** Open positions, latest first. */
export async function listPositions(db: Database, today: Day): Promise<PositionCard[]> {
  const rows = await db
    .select()
    .from(positions)
    .where(isOpen)
    .orderBy(asc(positions.postedDaysAgo), asc(positions.slug));
  return rows.map((row) => toCard(row, today));
}

/** Null for an unknown slug and for a closed position. */
export async function findPosition(db: Database, today: Day, slug: string): Promise<Position | null> {
  const [row] = await db
    .select()
    .from(positions)
    .where(and(eq(positions.slug, slug), isOpen));
  return row ? { ...toCard(row, today), body: row.body } : null;
}
