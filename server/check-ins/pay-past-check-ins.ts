import { eq } from 'drizzle-orm';
import type { Database, DatabaseTransaction } from '../db/client.ts';
import { doneMarks } from '../db/done-marks.ts';
import { expos } from '../expos/table.ts';
import { announcePoints } from '../points/announce-points.ts';
import { lockVisitor } from '../visitors/lock-visitor.ts';
import { raiseRevisions } from '../visitors/revisions.ts';
import { payCheckIn } from './pay-check-in.ts';
import { checkIns } from './table.ts';

const MARK = { name: 'past check-ins', mark: 'paid' };

/** Pays once for the check-ins from before they earned points. Safe to repeat, also after it was interrupted. */
export async function payPastCheckIns(db: Database, nowMs: number): Promise<void> {
  const [done] = await db.select().from(doneMarks).where(eq(doneMarks.name, MARK.name));
  if (done) return;
  const subs = await db.selectDistinct({ sub: checkIns.sub }).from(checkIns);
  for (const { sub } of subs) await db.transaction((tx) => payVisitor(tx, sub, new Date(nowMs)));
  await db.insert(doneMarks).values(MARK).onConflictDoNothing();
}

async function payVisitor(tx: DatabaseTransaction, sub: string, at: Date): Promise<void> {
  await lockVisitor(tx, sub);
  const ofVisitor = await tx
    .select({ checkIn: checkIns, expoName: expos.name })
    .from(checkIns)
    .innerJoin(expos, eq(expos.id, checkIns.expoId))
    .where(eq(checkIns.sub, sub));
  let points = 0;
  for (const { checkIn, expoName } of ofVisitor) points += await payCheckIn(tx, checkIn, expoName);
  await announcePoints(tx, {
    sub,
    points,
    at,
    title: 'Points for your check-ins',
    text: 'For the days you visited us.',
  });
  if (points > 0) await raiseRevisions(tx, [sub]);
}
