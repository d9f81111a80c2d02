import { currency } from '../../src/domain/organiser/currency.ts';
import { pointsWorth } from '../../src/domain/organiser/points-worth.ts';
import type { PointsSummary } from '../../src/domain/visitor/points.ts';
import type { Database } from '../db/client.ts';
import { balanceOf, pointsFor } from './ledger.ts';

/** A visitor's points, what they are worth in the organiser's currency, and what a check-in earns. */
export async function findPointsSummary(db: Database, sub: string): Promise<PointsSummary> {
  const [points, pointsPerCheckIn] = await Promise.all([balanceOf(db, sub), pointsFor(db, 'check-in')]);
  const originalAmount = (points * pointsWorth.amountSen) / pointsWorth.points / 10 ** currency.decimals;
  return {
    balanceAmount: { currency: currency.code.toLowerCase(), originalAmount, points },
    pointsPerCheckIn,
  };
}
