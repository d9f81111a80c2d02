/** So many points are worth so much, in the smallest unit of the currency. */
export type PointsWorth = { points: number; amountSen: number };

// What the build puts in place of this is in the content folder (`server/content/organiser-config`).
export const pointsWorth: PointsWorth = { points: 100, amountSen: 100 };
