import { asc } from 'drizzle-orm';
import type { ExpoReward, Reward, RewardProgramme } from '../../src/domain/expo/reward.ts';
import { pointsWorth } from '../../src/domain/organiser/points-worth.ts';
import type { Database } from '../db/client.ts';
import type { Deps } from '../deps.ts';
import { findListedExpo } from '../expos/queries.ts';
import { referToPicture } from '../images/picture-table.ts';
import { countRedeemed } from '../points/count-redeemed.ts';
import { earningWays, rewards, rewardTiers } from './table.ts';

/** Tiers start with the lowest. */
export async function findRewardProgramme(db: Database): Promise<RewardProgramme> {
  const [tiers, ways, allRewards] = await Promise.all([
    db.select().from(rewardTiers).orderBy(asc(rewardTiers.fromPoints)),
    db.select().from(earningWays).orderBy(asc(earningWays.rank)),
    listRewards(db),
  ]);
  return {
    tiers: tiers.map((tier) => ({ ...tier, picture: referToPicture(`tier-${tier.slug}`) })),
    waysToEarn: ways.map(({ rank: _, ...way }) => ({ ...way, picture: referToPicture(`way-${way.slug}`) })),
    rewards: allRewards,
    pointsWorth,
  };
}

/** The rewards that one expo offers, with what is left of each; null for an unknown expo. */
export async function listExpoRewards(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  address: string,
): Promise<ExpoReward[] | null> {
  const expoSlug = await findListedExpo(db, address);
  if (expoSlug === null) return null;
  const redeemed = await countRedeemed({ db, now }, expoSlug);
  return (await listRewards(db)).flatMap(({ availability, ...reward }) =>
    availability
      .filter((offer) => offer.expoSlug === expoSlug)
      .map(({ stock, collectAt }) => ({
        ...reward,
        stock: Math.max(0, stock - (redeemed.get(reward.slug) ?? 0)),
        collectAt,
      })),
  );
}

async function listRewards(db: Database): Promise<Reward[]> {
  const rows = await db.select().from(rewards).orderBy(asc(rewards.rank));
  return rows.map(({ rank: _, ...reward }) => ({
    ...reward,
    picture: referToPicture(`reward-${reward.slug}`),
  }));
}
