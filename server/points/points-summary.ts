import { DEFAULT_CURRENCY, type PointsSummary } from '../../src/domain/visitor/points.ts';

const POINTS_PER_RINGGIT = 100;

/** A visitor's points and what they are worth in ringgit. */
export const pointsSummary = (points: number): PointsSummary => ({
  balanceAmount: { currency: DEFAULT_CURRENCY, originalAmount: points / POINTS_PER_RINGGIT, points },
});
