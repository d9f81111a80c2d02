import { DEFAULT_CURRENCY, type PointsSummary } from '../../src/domain/visitor/points.ts';
import type { Deps } from '../deps.ts';
import { balanceOf, pointsFor } from './ledger.ts';

/** A visitor's points, what they are worth in ringgit, and what a check-in earns. */
export async function findPointsSummary(
  { db, env }: Pick<Deps, 'db' | 'env'>,
  sub: string,
): Promise<PointsSummary> {
  const [points, pointsPerCheckIn] = await Promise.all([balanceOf(db, sub), pointsFor(db, 'check-in')]);
  const originalAmount = points / env.pointsPerRinggit;
  return { balanceAmount: { currency: DEFAULT_CURRENCY, originalAmount, points }, pointsPerCheckIn };
}
