import { and, eq, inArray, lt, ne, type SQL, sql } from 'drizzle-orm';
import type { ActionName } from '../../src/domain/delivery/actions.ts';
import { DAY_MS } from '../../src/domain/time/durations.ts';
import type { Database } from '../db/client.ts';
import { actionResults } from './table.ts';

/** Longer than a phone is expected to keep one waiting. */
const RETENTION_MS = 400 * DAY_MS;
/** Their answers have children, addresses and names, which must not outlive what the visitor has removed by so long. */
const PERSONAL: readonly ActionName[] = [
  'family.set-journey',
  'profile.set',
  'address.put',
  'address.remove',
  'address.make-default',
  // "For whom" is often a child.
  'shopping-list.put',
  'shopping-list.merge',
];
const PERSONAL_RETENTION_MS = 30 * DAY_MS;
/** A later repeat is done, too. The phone then shows what the server has, instead of this answer. */
const NO_ANSWER = 'null';

/** Deletes results that no repeat will need, and before that, of the personal ones, the answers. `nowMs` since 1970. */
export async function pruneResults(db: Database, nowMs: number): Promise<void> {
  const { answer, deliveredAt, name, verdict } = actionResults;
  await db.delete(actionResults).where(isFree(db, lt(deliveredAt, new Date(nowMs - RETENTION_MS))));
  const isPersonal = and(
    inArray(name, PERSONAL),
    // The reason of a refusal stays: without one, it would be no valid result.
    eq(verdict, 'done'),
    ne(answer, NO_ANSWER),
    lt(deliveredAt, new Date(nowMs - PERSONAL_RETENTION_MS)),
  );
  await db.update(actionResults).set({ answer: NO_ANSWER }).where(isFree(db, isPersonal));
}

/**
 * Which of these rows nobody else has locked: another server that prunes, or the deletion of an account. They would
 * come to the rows in another order, and each wait for the other. What is left over is due at the next time as well.
 */
function isFree(db: Database, isDue: SQL | undefined): SQL {
  const place = sql`ctid`;
  const free = db.select({ place }).from(actionResults).where(isDue).for('update', { skipLocked: true });
  // `array` runs the query once. After `in`, the planner might run it again for each row.
  return sql`${place} = any(array(${free}))`;
}
