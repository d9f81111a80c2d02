import { useQuery } from '@tanstack/react-query';
import { Gift, MapPin } from 'lucide-react';
import { QueryView } from '../../ui/query-view.tsx';
import { Section } from '../../ui/section.tsx';
import { RedeemLine } from './how-to-redeem.tsx';
import { rewardQueries } from './queries.ts';
import { stockText } from './reward-availability.ts';
import { EnoughLegend, RewardCard, RewardGrid } from './reward-card.tsx';
import styles from './rewards.module.css';

type Props = { slug: string; points: number | null; isOver: boolean };

/**
 * The rewards of one expo. Once it is over, stock and places are not shown. Shows nothing where there are none: the
 * page says so.
 */
export function ExpoRewards({ slug, points, isOver }: Props) {
  return (
    <QueryView
      query={useQuery(rewardQueries.forExpo(slug))}
      subject="The rewards"
      skeleton={{ label: 'Loading the rewards', count: 6 }}
      empty={null}
    >
      {(rewards) => (
        <Section
          title={rewards.length === 1 ? 'One reward' : `${rewards.length} rewards`}
          aside={<EnoughLegend rewards={rewards} points={isOver ? null : points} />}
        >
          {!isOver && <RedeemLine />}
          <RewardGrid>
            {rewards.map((reward) => (
              <RewardCard key={reward.slug} reward={reward} points={isOver ? null : points}>
                {!isOver && (
                  <ul className={styles.availability}>
                    <li>
                      <MapPin size={18} aria-hidden />
                      {reward.collectAt}
                    </li>
                    <li>
                      <Gift size={18} aria-hidden />
                      {stockText(reward.stock)}
                    </li>
                  </ul>
                )}
              </RewardCard>
            ))}
          </RewardGrid>
        </Section>
      )}
    </QueryView>
  );
}
