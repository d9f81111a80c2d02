import type { Day } from '../../src/domain/time/dates.ts';
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

/** The latest day among the reasons of check-ins; undefined without any. */
export const lastCheckInDay = (reasons: readonly string[]): Day | undefined =>
  reasons
    .flatMap((reason) => /^check-in:([\d-]+):/.exec(reason)?.[1] ?? [])
    .sort()
    .at(-1);
