import * as v from 'valibot';
import { countSchema } from '../text/count-schema.ts';

export const tierSchema = v.object({
  slug: v.string(),
  name: v.string(),
  /** The points at which the tier begins. */
  fromPoints: countSchema,
  perks: v.array(v.string()),
  picture: v.string(),
});
export const earningWaySchema = v.object({
  slug: v.string(),
  title: v.string(),
  text: v.string(),
  points: countSchema,
  /** What the points are for: `a day`, `once`. */
  unit: v.string(),
  picture: v.string(),
});

const rewardFields = {
  slug: v.string(),
  title: v.string(),
  text: v.string(),
  category: v.string(),
  pointsCost: countSchema,
  picture: v.string(),
};
const availabilityFields = { stock: countSchema, collectAt: v.string() };
export const rewardSchema = v.object({
  ...rewardFields,
  availability: v.array(v.object({ expoSlug: v.string(), ...availabilityFields })),
});
export const expoRewardSchema = v.object({ ...rewardFields, ...availabilityFields });

export const rewardProgrammeSchema = v.object({
  tiers: v.array(tierSchema),
  waysToEarn: v.array(earningWaySchema),
  rewards: v.array(rewardSchema),
  /** What so many points are worth when they are redeemed. */
  pointsWorth: v.optional(v.object({ points: countSchema, amountSen: countSchema })),
});
export type Tier = v.InferOutput<typeof tierSchema>;
export type Reward = v.InferOutput<typeof rewardSchema>;
export type ExpoReward = v.InferOutput<typeof expoRewardSchema>;
export type RewardProgramme = v.InferOutput<typeof rewardProgrammeSchema>;

/** The highest tier that these points reach, or null below the lowest. `tiers` may be in any order. */
export function tierFor(tiers: readonly Tier[], points: number): Tier | null {
  const reached = tiers.filter((tier) => tier.fromPoints <= points);
  return reached.toSorted((a, b) => b.fromPoints - a.fromPoints)[0] ?? null;
}
