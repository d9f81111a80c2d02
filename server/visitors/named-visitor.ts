import { eq, or, sql } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { SeveralVisitors } from './several-visitors.ts';
import { users } from './table.ts';

/** `who`: an email address, in upper or lower case, or the id that a verified pass names. */
export const isNamed = (who: string) =>
  or(eq(sql`lower(${users.email})`, who.toLowerCase()), eq(users.id, who));

/** The only one of those whom `who` names; null for none. Throws SeveralVisitors. */
export function onlyOne<Row extends { id: string }>(who: string, rows: readonly Row[]): Row | null {
  if (rows.length > 1)
    throw new SeveralVisitors(
      who,
      rows.map(({ id }) => id),
    );
  return rows[0] ?? null;
}

/** The visitor whom staff have named; null without such a visitor. Throws SeveralVisitors. */
export const findVisitorByName = async (db: Database, who: string) =>
  onlyOne(who, await db.select().from(users).where(isNamed(who)));
