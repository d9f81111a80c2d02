import type { DatabaseTransaction } from '../db/client.ts';
import { payOnce } from '../points/ledger.ts';
import type { checkIns } from './table.ts';

type CheckIn = Pick<typeof checkIns.$inferSelect, 'sub' | 'expoId' | 'day' | 'checkedInAt'>;

/** Pays for the day at the expo. Returns the points. */
export const payCheckIn = (
  tx: DatabaseTransaction,
  { sub, expoId, day, checkedInAt }: CheckIn,
  expoName: string,
): Promise<number> =>
  payOnce(tx, {
    sub,
    way: 'check-in',
    reason: checkInReason(expoId, day),
    title: `Checked in at ${expoName}`,
    at: checkedInAt,
  });

export const checkInReason = (expoId: string, day: string) => `check-in:${day}:${expoId}`;
