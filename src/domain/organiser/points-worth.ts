/** So many points are worth so much, in the smallest unit of the currency. */
type PointsWorth = { points: number; amountSen: number };

// The build replaces this with values of the content folder (`server/content/organiser-config/built-config.ts`).
export const pointsWorth: PointsWorth = { points: 100, amountSen: 100 };
