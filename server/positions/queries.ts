import { and, asc, desc, eq, gte } from 'drizzle-orm';
import type { Position, PositionCard } from '../../src/domain/content/position.ts';
import type { Day } from '../../src/domain/time/dates.ts';
import type { Database } from '../db/client.ts';
import { referToPicture } from '../images/picture-table.ts';
import { positions } from './table.ts';

const toCard = (row: typeof positions.$inferSelect): PositionCard => ({
  slug: row.slug,
  title: row.title,
  team: row.team,
  place: row.place,
  type: row.type,
  summary: row.summary,
  salary: row.salary,
  postedOn: row.postedOn,
  closesOn: row.closesOn,
  picture: referToPicture(`job-${row.slug}`),
});

const isOpen = (today: Day) => gte(positions.closesOn, today);

/** Open positions, latest first. */
export async function listPositions(db: Database, today: Day): Promise<PositionCard[]> {
  const rows = await db
    .select()
    .from(positions)
    .where(isOpen(today))
    .orderBy(desc(positions.postedOn), asc(positions.slug));
  return rows.map(toCard);
}

/** Null for an unknown slug and for a closed position. */
export async function findPosition(db: Database, today: Day, slug: string): Promise<Position | null> {
  const [row] = await db
    .select()
    .from(positions)
    .where(and(eq(positions.slug, slug), isOpen(today)));
  return row ? { ...toCard(row), body: row.body } : null;
}
