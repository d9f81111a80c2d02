import { useQuery } from '@tanstack/react-query';
import { Gift, MapPin } from 'lucide-react';
import { paths } from '../../domain/routing/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { Section } from '../../ui/section.tsx';
import { rewardQueries } from './queries.ts';
import { stockText } from './reward-availability.ts';
import { EnoughLegend, RewardCard, RewardGrid } from './reward-card.tsx';
import styles from './rewards.module.css';

type Props = { slug: string; points: number | null; isOver: boolean };

/** The rewards of one expo. Once it is over, stock and places are not shown. */
export function ExpoRewards({ slug, points, isOver }: Props) {
  return (
    <QueryView
      query={useQuery(rewardQueries.forExpo(slug))}
      subject="The rewards"
      skeleton={{ label: 'Loading the rewards', count: 6 }}
      empty={<NoRewards isOver={isOver} />}
    >
      {(rewards) => (
        <Section
          title={rewards.length === 1 ? 'One reward' : `${rewards.length} rewards`}
          aside={<EnoughLegend rewards={rewards} points={isOver ? null : points} />}
        >
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

const NoRewards = ({ isOver }: { isOver: boolean }) => (
  <EmptyState
    level={2}
    title={isOver ? 'No rewards to show' : 'No rewards at this expo'}
    text={isOver ? 'See what you can get at the other expos.' : 'Redeem your points at another expo.'}
    picture="points-star"
  >
    <ButtonLink href={paths.rewards}>See other rewards</ButtonLink>
  </EmptyState>
);
