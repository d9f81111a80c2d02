import { useQuery } from '@tanstack/react-query';
import { paths } from '../../domain/routing/paths.ts';
import { PointsCard } from '../../features/points/points-card.tsx';
import { usePoints } from '../../features/points/use-points.ts';
import { NextReward } from '../../features/rewards/next-reward.tsx';
import { rewardQueries } from '../../features/rewards/queries.ts';
import { NextTier } from '../../features/rewards/tier-list.tsx';
import { TransactionHistory } from '../../features/transactions/transaction-history.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Section } from '../../ui/section.tsx';
import type { PageHead, PageProps } from '../page-module.ts';
import styles from './my-rewards.module.css';
import { RequireSignIn } from './require-sign-in.tsx';

export const head = (): PageHead => ({ noIndex: true });

/** The visitor's points: the balance, what they lead to, and the history. */
export function Page({ address }: PageProps) {
  return (
    <RequireSignIn address={address}>
      <Progress />
      <div>
        <ButtonLink href={paths.rewards}>Rewards for your points</ButtonLink>
      </div>
      <Section title="Points history">
        <TransactionHistory kind="points" />
      </Section>
    </RequireSignIn>
  );
}

function Progress() {
  const view = usePoints();
  const { data } = useQuery(rewardQueries.programme());
  return (
    <div className={styles.progress}>
      <PointsCard />
      {data && view.state !== 'loading' && (
        <>
          <NextTier tiers={data.tiers} points={view.points} />
          <NextReward rewards={data.rewards} points={view.points} />
        </>
      )}
    </div>
  );
}
