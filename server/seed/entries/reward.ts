import * as v from 'valibot';
import { EARNING_WAYS } from '../../points/earning-way.ts';
import { earningWays, rewards, rewardTiers } from '../../rewards/table.ts';
import { type TableRows, tableRows } from '../table-rows.ts';
import { art, count, line, slug } from './fields.ts';

export const rewardEntry = v.strictObject({
  slug,
  title: line,
  text: line,
  category: line,
  pointsCost: count,
  availability: v.array(v.strictObject({ expo: slug, stock: count, collectAt: line })),
  art,
});
export const tierEntry = v.strictObject({
  slug,
  name: line,
  fromPoints: v.pipe(v.number(), v.integer(), v.minValue(0)),
  perks: v.pipe(v.array(line), v.minLength(1)),
  art,
});
export const earningWayEntry = v.strictObject({
  slug: v.picklist(EARNING_WAYS, 'is no way to earn points that the server pays'),
  title: line,
  text: line,
  points: count,
  unit: line,
  art,
});
export type RewardEntry = v.InferOutput<typeof rewardEntry>;
export type TierEntry = v.InferOutput<typeof tierEntry>;
export type EarningWayEntry = v.InferOutput<typeof earningWayEntry>;

export const rewardRows = (entries: readonly RewardEntry[]): TableRows[] => [
  tableRows(
    rewards,
    entries.map(({ art: _, availability, ...reward }, rank) => ({
      ...reward,
      rank,
      availability: availability.map(({ expo, ...place }) => ({ expoSlug: expo, ...place })),
    })),
  ),
];

export const tierRows = (entries: readonly TierEntry[]): TableRows[] => [
  tableRows(
    rewardTiers,
    entries.map(({ art: _, ...tier }) => tier),
  ),
];

export const earningWayRows = (entries: readonly EarningWayEntry[]): TableRows[] => [
  tableRows(
    earningWays,
    entries.map(({ art: _, ...way }, rank) => ({ ...way, rank })),
  ),
];
