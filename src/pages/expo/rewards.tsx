// @script information

import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import type { RewardProgramme } from '../../domain/expo/reward.ts';
import { pointsName } from '../../domain/organiser/labels.ts';
import { isListed } from '../../domain/routing/offered.ts';
import { paths, pointsPath } from '../../domain/routing/paths.ts';
import type { PointsSummary } from '../../domain/visitor/points.ts';
import { expoQueries } from '../../features/expos/queries.ts';
import { LazyPointsCard } from '../../features/points/lazy-points-card.tsx';
import { ExpoLinks } from '../../features/rewards/expo-links.tsx';
import { HowToRedeem } from '../../features/rewards/how-to-redeem.tsx';
import { rewardQueries } from '../../features/rewards/queries.ts';
import { exposWithRewards, whereText } from '../../features/rewards/reward-availability.ts';
import { EnoughLegend, RewardCard, RewardGrid } from '../../features/rewards/reward-card.tsx';
import { NextTier, TIERS_ID, TierList } from '../../features/rewards/tier-list.tsx';
import { WaysToEarn } from '../../features/rewards/ways-to-earn.tsx';
import { todayAtom } from '../../platform/clock.ts';
import { flagQueries } from '../../platform/flag-queries.ts';
import { isAuthAtom } from '../../platform/session/session-state.ts';
import { ButtonLink, ButtonRow } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { HeroBanner } from '../../ui/hero-banner.tsx';
import { isMissing, QueryView } from '../../ui/query-view.tsx';
import { Section, SectionStack } from '../../ui/section.tsx';
import '../../ui/skeleton-hero.css';
import { useAuthPath } from '../../ui/use-auth-path.ts';
import { OfflineCopyNoteOf } from '../offline-copy-note-of.tsx';
import type { PageModule } from '../page-module.ts';
import { httpStatusOf } from '../query-status.ts';
import { PassButton } from './pass-button.tsx';
import styles from './rewards.module.css';
import { usePointsSummary } from './use-points-summary.ts';

export const initialQueries: PageModule['initialQueries'] = () => [
  rewardQueries.programme(),
  expoQueries.list(),
];
export const status: PageModule['status'] = (client) => httpStatusOf(client, rewardQueries.programme());
export const head: PageModule['head'] = () => ({
  description: `How ${pointsName} work: ways to earn them, the tiers and their perks, and the rewards that you can get at the expos.`,
});

export function Page() {
  const query = useQuery(rewardQueries.programme());
  const isAuth = useAtomValue(isAuthAtom);
  const summary = usePointsSummary();
  const hasFailed = isMissing(query);
  const points = summary?.balanceAmount.points ?? null;
  const authPathOf = useAuthPath();
  const canEarn = query.data !== undefined && query.data.waysToEarn.length > 0;
  if (query.data && isEmpty(query.data)) return <NoProgramme />;
  return (
    <>
      {/* Without the rewards it would push what has failed below the screen. */}
      {!hasFailed && (
        <HeroBanner isLead tone="accent" title="Make your points count" picture="highlight-lucky-draw">
          {/* Until the programme is known, what the page says of it keeps its place and is not read. */}
          <p aria-hidden={!query.data || undefined}>
            <span className={query.data ? undefined : styles.bars}>{leadText(query.data)}</span>
          </p>
          <div className={query.data || isAuth ? undefined : styles.unknown}>
            <ButtonRow>
              {isAuth ? (
                <ButtonLink href={pointsPath}>My rewards</ButtonLink>
              ) : (
                <ButtonLink href={authPathOf(paths.signUp)}>
                  {canEarn ? 'Start collecting' : 'Sign up'}
                </ButtonLink>
              )}
            </ButtonRow>
          </div>
        </HeroBanner>
      )}
      {/* Points that are still loading would look as if the rewards were, too. */}
      {isAuth && (!hasFailed || points !== null) && (
        <div className={styles.points}>
          <LazyPointsCard />
          {query.data && points !== null && (
            <NextTier tiers={query.data.tiers} points={points}>
              <a href={`#${TIERS_ID}`}>See all tiers</a>
            </NextTier>
          )}
        </div>
      )}
      <OfflineCopyNoteOf query={rewardQueries.programme()} />
      <QueryView
        query={query}
        subject="The rewards"
        skeleton={{ shape: 'hero-heading', label: 'Loading the rewards', count: 9 }}
      >
        {(programme) => <Programme programme={programme} summary={summary} />}
      </QueryView>
    </>
  );
}

const FULL_LEAD = 'Earn points, and swap them for rewards at the expos.';

/** Only what the organiser has is promised. Until that is known, the longest text gives the room. */
function leadText(programme: RewardProgramme | undefined): string {
  if (!programme) return FULL_LEAD;
  const hasRewards = programme.rewards.length > 0;
  if (programme.waysToEarn.length === 0)
    return hasRewards ? 'Swap your points for rewards at the expos.' : 'See what your points get you.';
  return hasRewards ? FULL_LEAD : 'Earn points, and see what they get you.';
}

const isEmpty = ({ waysToEarn, tiers, rewards }: RewardProgramme) =>
  waysToEarn.length + tiers.length + rewards.length === 0;

const NoProgramme = () => (
  <EmptyState
    level={2}
    title="No rewards at the moment"
    text="Once there are points to earn, this page says how, and what for."
    picture="empty-calendar"
  >
    <ButtonLink href={paths.expo}>See the expos</ButtonLink>
  </EmptyState>
);

const COUNTS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six'];
const tiersText = (count: number) => `${COUNTS[count] ?? count} tier${count === 1 ? '' : 's'}`;
const tiersHeading = (count: number) =>
  count === 1 ? 'The tier and its perks' : `${tiersText(count)} and their perks`;

type ProgrammeProps = { programme: RewardProgramme; summary: PointsSummary | null };

function Programme({ programme, summary }: ProgrammeProps) {
  const points = summary?.balanceAmount.points ?? null;
  const today = useAtomValue(todayAtom);
  const { data: expoList } = useQuery(expoQueries.list());
  const flags = useQuery(flagQueries.all()).data;
  const expos = exposWithRewards(programme.rewards, expoList, today);
  return (
    <SectionStack>
      {programme.rewards.length > 0 && (
        <Section
          title="Rewards for your points"
          aside={<EnoughLegend rewards={programme.rewards} points={points} />}
        >
          <RewardGrid>
            {programme.rewards.map((reward) => (
              <RewardCard key={reward.slug} reward={reward} points={points}>
                <p>{whereText(reward, expos)}</p>
              </RewardCard>
            ))}
          </RewardGrid>
        </Section>
      )}
      {programme.rewards.length > 0 && (
        <HowToRedeem
          passButton={<PassButton />}
          worth={programme.pointsWorth}
          hasFaqs={isListed(flags, paths.faqs)}
        />
      )}
      {programme.waysToEarn.length > 0 && (
        <Section title="Ways to earn">
          <WaysToEarn ways={programme.waysToEarn} summary={summary} today={today} />
        </Section>
      )}
      {programme.tiers.length > 0 && (
        <Section title={tiersHeading(programme.tiers.length)} anchor={TIERS_ID}>
          <p>Your tier goes by the points you have, so swapping some for a reward may change it.</p>
          <TierList tiers={programme.tiers} points={points} />
        </Section>
      )}
      {expos.length > 0 && (
        <Section title="Expo by expo">
          <ExpoLinks expos={expos} today={today} />
        </Section>
      )}
    </SectionStack>
  );
}
