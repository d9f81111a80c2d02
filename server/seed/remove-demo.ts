import { eq, like } from 'drizzle-orm';
import { deleteAccount } from '../account/delete-account.ts';
import { doneMarks } from '../db/done-marks.ts';
import type { Deps } from '../deps.ts';
import { removePoolUser } from '../identity/account-operations.ts';
import { DEMO } from './seed-demo.ts';
import { DEMO_MARK } from './seed-demo-records.ts';

/**
 * Where there is no demo account any more: removes the one that an earlier start with the sample made. Everybody knows
 * its password, and it has gift cards. An account of a visitor who has that address stays: it has no mark.
 */
export async function removeDemo({ db, now, log }: Pick<Deps, 'db' | 'now' | 'log'>): Promise<void> {
  const marks = await db
    .select()
    .from(doneMarks)
    .where(like(doneMarks.name, `${DEMO_MARK}%`));
  for (const { name } of marks) {
    const sub = name.slice(DEMO_MARK.length);
    await removePoolUser(db, { sub, email: DEMO.email });
    await deleteAccount(db, sub, now());
    // Last: a start that is interrupted before does it again.
    await db.delete(doneMarks).where(eq(doneMarks.name, name));
    log.info({}, `The demo account of the sample, ${DEMO.email}, was removed with everything in it.`);
  }
}
