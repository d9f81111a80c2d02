import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { passPath, paths } from '../../domain/routing/paths.ts';
import { PointsCard } from '../../features/points/points-card.tsx';
import { pointsQueries } from '../../features/points/queries.ts';
import { usePoints } from '../../features/points/use-points.ts';
import { NextReward } from '../../features/rewards/next-reward.tsx';
import { rewardQueries } from '../../features/rewards/queries.ts';
import { RewardRows } from '../../features/rewards/reward-rows.tsx';
import { NextTier, TIERS_ID } from '../../features/rewards/tier-list.tsx';
import { cheapest, dearestWithin } from '../../features/rewards/tier-progress.ts';
import { transactionQueries } from '../../features/transactions/queries.ts';
import { TransactionHistory } from '../../features/transactions/transaction-history.tsx';
import { isAuthAtom } from '../../platform/session/session-state.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Link } from '../../ui/link.tsx';
import { isMissing, QueryView } from '../../ui/query-view.tsx';
import { Section } from '../../ui/section.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import '../../ui/skeleton-lists.css';
import { OfflineCopyNoteOf } from '../offline-copy-note-of.tsx';
import type { PageMeta, PageProps } from '../page-module.ts';
import styles from './my-rewards.module.css';
import { RequireSignIn } from './require-sign-in.tsx';

export const head = (): PageMeta => ({ noIndex: true });

/** The visitor's points: the balance, what they lead to, and the history. */
export const Page = ({ address }: PageProps) => (
  <RequireSignIn address={address}>
    <OfflineCopyNoteOf query={pointsQueries.summary(true)} />
    <Contents />
  </RequireSignIn>
);

const SHOWN = 5;
const ENOUGH_FOR = 'Rewards for your points';
const HISTORY = 'Points history';

/** If no part can be loaded, the page shows one error instead of several. */
function Contents() {
  const isAuth = useAtomValue(isAuthAtom);
  const points = useQuery(pointsQueries.summary(isAuth));
  const { state } = usePoints();
  const programme = useQuery(rewardQueries.programme());
  const details = [programme, useInfiniteQuery(transactionQueries.list('points'))];
  // Waits for the parts above: what is below them would move when they come.
  if (state === 'loading' || (!programme.data && !isMissing(programme)))
    return (
      <>
        <Progress />
        <Section title={ENOUGH_FOR}>
          {/* The sentence above the rows. */}
          <p aria-hidden />
          <Skeleton shape="row-rewards" label="Loading the rewards" count={SHOWN} />
        </Section>
        <Section title={HISTORY}>
          <Skeleton shape="row-month" label="Loading your transactions" count={8} />
        </Section>
      </>
    );
  if (!details.every(isMissing))
    return (
      <>
        <Progress />
        <EnoughFor />
        <Section title={HISTORY}>
          <div className={styles.history}>
            <TransactionHistory kind="points" level={3} />
          </div>
        </Section>
      </>
    );
  const arePointsMissing = isMissing(points);
  const missing = arePointsMissing ? [points, ...details] : details;
  return (
    <>
      {!arePointsMissing && <Progress />}
      <ErrorState
        subject={arePointsMissing ? 'Your points' : 'The rest of this page'}
        error={details[0]?.error}
        isRetrying={missing.some(({ error }) => !error)}
        onRetry={() => {
          for (const { refetch } of missing) void refetch();
        }}
      />
    </>
  );
}

function Progress() {
  const view = usePoints();
  const { data } = useQuery(rewardQueries.programme());
  return (
    <div className={styles.progress}>
      <PointsCard />
      {data && view.state === 'loaded' && (
        <>
          <NextTier tiers={data.tiers} points={view.points}>
            <Link href={`${paths.rewards}#${TIERS_ID}`}>See all tiers</Link>
          </NextTier>
          <NextReward rewards={data.rewards} points={view.points} />
        </>
      )}
    </div>
  );
}

/** What the points could get now. */
function EnoughFor() {
  const { state, points } = usePoints();
  const query = useQuery(rewardQueries.programme());
  if (query.data?.rewards.length === 0) return null;
  return (
    <Section title={ENOUGH_FOR} moreLink={{ label: 'See all', href: paths.rewards }}>
      <QueryView
        query={query}
        subject="The rewards"
        skeleton={{ shape: 'row-rewards', label: 'Loading the rewards', count: SHOWN }}
      >
        {({ rewards }) => {
          const enoughFor = dearestWithin(rewards, points, SHOWN);
          return (
            <>
              {enoughFor.length > 0 ? (
                <p className={styles.redeem}>
                  To redeem one, <Link href={passPath}>show your pass</Link> at the info desk.
                </p>
              ) : (
                state === 'loaded' && <p>Not enough points for a reward yet. You’ll reach these first.</p>
              )}
              <RewardRows rewards={enoughFor.length > 0 ? enoughFor : cheapest(rewards, SHOWN)} />
            </>
          );
        }}
      </QueryView>
    </Section>
  );
}
