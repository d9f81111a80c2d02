import { currency } from '../../src/domain/organiser/currency.ts';
import { pointsWorth } from '../../src/domain/organiser/points-worth.ts';
import type { PointsSummary } from '../../src/domain/visitor/points.ts';
import { lastCheckInDay } from '../check-ins/pay-check-in.ts';
import type { Database } from '../db/client.ts';
import { EARNING_WAYS } from './earning-way.ts';
import { balanceOf, pointsFor, reasonsOf } from './ledger.ts';

/** A visitor's points, what they are worth in the organiser's currency, what a check-in earns and what was paid. */
export async function findPointsSummary(db: Database, sub: string): Promise<PointsSummary> {
  const [points, pointsPerCheckIn, reasons] = await Promise.all([
    balanceOf(db, sub),
    pointsFor(db, 'check-in'),
    reasonsOf(db, sub),
  ]);
  const originalAmount = (points * pointsWorth.amountSen) / pointsWorth.points / 10 ** currency.decimals;
  return {
    balanceAmount: { currency: currency.code.toLowerCase(), originalAmount, points },
    pointsPerCheckIn,
    // A way that is its own reason is paid once.
    paidWays: EARNING_WAYS.filter((way) => reasons.includes(way)),
    lastCheckInOn: lastCheckInDay(reasons),
  };
}
