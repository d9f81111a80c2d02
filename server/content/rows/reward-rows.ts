import { earningWays, rewards, rewardTiers } from '../../rewards/table.ts';
import type { Content } from '../content-kinds.ts';
import type { Slugs } from './slugs.ts';
import { type TableRows, tableRows } from './table-rows.ts';

export const rewardRows = (content: Content, slugs: Slugs): TableRows[] => [
  tableRows(
    rewards,
    content.rewards.map((reward, rank) => ({
      ...reward,
      rank,
      availability: content['reward-stock']
        .filter((offer) => offer.reward === reward.slug)
        .map(({ expo, stock, collectAt }) => ({ expoSlug: slugs.expos(expo), stock, collectAt })),
    })),
  ),
  tableRows(rewardTiers, content.tiers),
  tableRows(
    earningWays,
    content['earning-ways'].map((way, rank) => ({ ...way, rank })),
  ),
];
