import * as v from 'valibot';

export const tierSchema = v.object({
  slug: v.string(),
  name: v.string(),
  /** Points from which on somebody belongs to it. */
  fromPoints: v.number(),
  perks: v.array(v.string()),
  picture: v.string(),
});
export const earningWaySchema = v.object({
  slug: v.string(),
  title: v.string(),
  text: v.string(),
  points: v.number(),
  /** What the points are for: `a day`, `a ringgit`, `once`. */
  unit: v.string(),
  picture: v.string(),
});

const reward = {
  slug: v.string(),
  title: v.string(),
  text: v.string(),
  category: v.string(),
  pointsCost: v.number(),
  picture: v.string(),
};
const atExpo = { stock: v.number(), collectAt: v.string() };
export const rewardSchema = v.object({
  ...reward,
  availability: v.array(v.object({ expoSlug: v.string(), ...atExpo })),
});
export const expoRewardSchema = v.object({ ...reward, ...atExpo });

export const rewardProgrammeSchema = v.object({
  tiers: v.array(tierSchema),
  waysToEarn: v.array(earningWaySchema),
  rewards: v.array(rewardSchema),
});
export type Tier = v.InferOutput<typeof tierSchema>;
export type Reward = v.InferOutput<typeof rewardSchema>;
export type ExpoReward = v.InferOutput<typeof expoRewardSchema>;
export type RewardProgramme = v.InferOutput<typeof rewardProgrammeSchema>;

/** The tier that a number of points reaches; null when there is none that low. `tiers` in any order. */
export function tierFor(tiers: readonly Tier[], points: number): Tier | null {
  const reached = tiers.filter((tier) => tier.fromPoints <= points);
  return reached.toSorted((a, b) => b.fromPoints - a.fromPoints)[0] ?? null;
}
