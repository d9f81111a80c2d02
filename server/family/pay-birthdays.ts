import { and, eq, like, notLike, or, sql } from 'drizzle-orm';
import { addDays, type Day, daysBetween } from '../../src/domain/time/dates.ts';
import { dayAt } from '../../src/domain/time/expo-time.ts';
import type { Family } from '../../src/domain/visitor/family.ts';
import type { Database, DatabaseTransaction } from '../db/client.ts';
import { doneMarks } from '../db/done-marks.ts';
import { announcePoints } from '../points/announce-points.ts';
import { payOnce } from '../points/ledger.ts';
import { transactions } from '../transactions/table.ts';
import { lockVisitor } from '../visitors/lock-visitor.ts';
import { raiseRevisions } from '../visitors/revisions.ts';
import { birthdayChildren, celebratedOn } from './birthdays.ts';
import { findFamily } from './queries.ts';
import { families } from './table.ts';

/** Holds the last day whose birthdays were paid. */
const MARK = 'birthdays';
const MAX_DAYS_LATE = 31;

/** Pays for today's birthdays, and for those of the days before on which the server was down. */
export async function payBirthdays(db: Database, nowMs: number): Promise<void> {
  const today = dayAt(nowMs);
  const [last] = await db.select().from(doneMarks).where(eq(doneMarks.name, MARK));
  const dueDays = last ? Math.min(daysBetween(last.mark, today), MAX_DAYS_LATE) : 1;
  if (dueDays < 1) return;
  for (let daysAgo = dueDays - 1; daysAgo >= 0; daysAgo--) {
    const day = addDays(today, -daysAgo);
    for (const sub of await findSubsWithBirthday(db, day))
      await db.transaction((tx) => payVisitor(tx, { sub, day, at: new Date(nowMs) }));
  }
  const mark = { name: MARK, mark: today };
  await db.insert(doneMarks).values(mark).onConflictDoUpdate({ target: doneMarks.name, set: mark });
}

/** Visitors who may have a child with a birthday on this day: a due date matches too. */
async function findSubsWithBirthday(db: Database, day: Day): Promise<string[]> {
  const data = sql`${families.data}::text`;
  const rows = await db
    .select({ sub: families.sub })
    .from(families)
    .where(or(...celebratedOn(day).map((end) => like(data, `%${end}"%`))));
  return rows.map(({ sub }) => sub);
}

async function payVisitor(
  tx: DatabaseTransaction,
  { sub, day, at }: { sub: string; day: Day; at: Date },
): Promise<void> {
  await lockVisitor(tx, sub);
  const family = await findFamily(tx, sub);
  const points = family ? await payBirthdaysOf(tx, { sub, family, day, at }) : 0;
  if (points > 0) await raiseRevisions(tx, [sub]);
}

/**
 * Pays once for each child's birthday, and for no more birthdays in a year than there are children: changing a birth
 * date earns nothing. The visitor's row is locked already. Returns the points.
 */
export async function payBirthdaysOf(
  tx: DatabaseTransaction,
  { sub, family, day, at }: { sub: string; family: Family; day: Day; at: Date },
): Promise<number> {
  const ofYear = and(
    eq(transactions.sub, sub),
    like(transactions.reason, `birthday:${day.slice(0, 4)}-%`),
    notLike(transactions.reason, `birthday:${day}:%`),
  );
  const left = Math.max(0, family.children.length - (await tx.$count(transactions, ofYear)));
  let total = 0;
  for (const [i, { name }] of birthdayChildren(family, day).slice(0, left).entries()) {
    const points = await payOnce(tx, {
      sub,
      way: 'birthday',
      reason: `birthday:${day}:${i}`,
      title: 'A birthday in the family',
      at,
    });
    const title = name ? `Happy birthday, ${name}` : 'Happy birthday';
    await announcePoints(tx, { sub, points, at, title, text: 'Best wishes from all of us.' });
    total += points;
  }
  return total;
}
