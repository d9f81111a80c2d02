import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { paths } from '../../domain/routing/paths.ts';
import { PointsCard } from '../../features/points/points-card.tsx';
import { usePoints } from '../../features/points/use-points.ts';
import { NextReward } from '../../features/rewards/next-reward.tsx';
import { rewardQueries } from '../../features/rewards/queries.ts';
import { RewardRows } from '../../features/rewards/reward-rows.tsx';
import { NextTier } from '../../features/rewards/tier-list.tsx';
import { cheapest, dearestWithin } from '../../features/rewards/tier-progress.ts';
import { transactionQueries } from '../../features/transactions/queries.ts';
import { TransactionHistory } from '../../features/transactions/transaction-history.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { QueryView } from '../../ui/query-view.tsx';
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
      <Details />
    </RequireSignIn>
  );
}

/** If neither part can be loaded, the page shows one error instead of two. */
function Details() {
  const parts = [useQuery(rewardQueries.programme()), useInfiniteQuery(transactionQueries.list('points'))];
  if (parts.every(({ data, errorUpdateCount }) => data === undefined && errorUpdateCount > 0))
    return (
      <ErrorState
        subject="The rest of this page"
        error={parts[0]?.error}
        isRetrying={parts.some(({ error }) => !error)}
        onRetry={() => {
          for (const { refetch } of parts) void refetch();
        }}
      />
    );
  return (
    <div className={styles.columns}>
      <EnoughFor />
      <Section title="Points history">
        <TransactionHistory kind="points" />
      </Section>
    </div>
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

const SHOWN = 5;

/** What the points could get now. */
function EnoughFor() {
  const { state, points } = usePoints();
  const query = useQuery(rewardQueries.programme());
  if (query.data?.rewards.length === 0) return null;
  return (
    <Section title="Rewards for your points" moreLink={{ label: 'See all', href: paths.rewards }}>
      <QueryView
        query={query}
        subject="The rewards"
        skeleton={{ shape: 'row', label: 'Loading the rewards', count: SHOWN }}
      >
        {({ rewards }) => {
          if (state === 'loading') return null;
          const enoughFor = dearestWithin(rewards, points, SHOWN);
          return enoughFor.length > 0 ? (
            <RewardRows rewards={enoughFor} />
          ) : (
            <>
              <p>Your points aren’t enough for a reward yet. These need the fewest.</p>
              <RewardRows rewards={cheapest(rewards, SHOWN)} />
            </>
          );
        }}
      </QueryView>
    </Section>
  );
}
