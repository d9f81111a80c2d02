import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { defaultExpo, type Expo, type ExpoDetail, type ExpoList, expoPhase } from '../../domain/expo/expo.ts';
import { highlightPath, paths, type RouteAddress } from '../../domain/routing/paths.ts';
import { dayRange } from '../../domain/time/dates.ts';
import { ExpoErrorState } from '../../features/expos/expo-error-state.tsx';
import { expoQueries } from '../../features/expos/queries.ts';
import { PointsCard } from '../../features/points/points-card.tsx';
import { ExpoRewards } from '../../features/rewards/expo-rewards.tsx';
import { HowToRedeem } from '../../features/rewards/how-to-redeem.tsx';
import { rewardQueries } from '../../features/rewards/queries.ts';
import { todayAtom } from '../../platform/clock.ts';
import { isAuthAtom } from '../../platform/session/session-state.ts';
import { ButtonLink, ButtonRow } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { HeroBanner } from '../../ui/hero-banner.tsx';
import { SectionStack } from '../../ui/section.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { PageModule, PageProps } from '../page-module.ts';
import { httpStatusOf, isNotFound } from '../query-status.ts';
import { usePointsBalance } from './use-points-balance.ts';

const slugIn = ({ search }: RouteAddress) => search.get('expoSlug');

export const initialQueries: PageModule['initialQueries'] = (address) => {
  const slug = slugIn(address);
  return slug ? [expoQueries.detail(slug), rewardQueries.forExpo(slug)] : [expoQueries.list()];
};
export const dependentQueries: PageModule['dependentQueries'] = (client, address, today) => {
  const list = slugIn(address) ? undefined : client.getQueryData<ExpoList>(expoQueries.list().queryKey);
  const lead = list && defaultExpo(list, today);
  return lead ? [rewardQueries.forExpo(lead.slug)] : [];
};
export const status: PageModule['status'] = (client, address) => {
  const slug = slugIn(address);
  return httpStatusOf(client, slug ? expoQueries.detail(slug) : expoQueries.list());
};
export const head: PageModule['head'] = (client, address) => {
  const slug = slugIn(address);
  const detail = slug ? client.getQueryData<ExpoDetail>(expoQueries.detail(slug).queryKey) : undefined;
  const where = detail ? `${detail.name}, ${detail.venue}` : 'the next expo';
  return {
    description: `What Yhello Points get you at ${where}: every reward, what it costs, how many there are and where to collect it.`,
  };
};

export function Page({ address }: PageProps) {
  const slug = slugIn(address);
  return slug ? <ThatExpo slug={slug} /> : <LeadExpo />;
}

function ThatExpo({ slug }: { slug: string }) {
  const { data, error, refetch } = useQuery(expoQueries.detail(slug));
  if (data) return <AtExpo expo={data} />;
  if (!error) return <Skeleton shape="text" label="Loading the expo" count={6} />;
  if (!isNotFound(error)) return <ExpoErrorState error={error} onRetry={refetch} level={1} />;
  return (
    <EmptyState
      title="We do not know this expo"
      text="It may have moved, or the link is old. The rewards of all the others are on one page."
      picture="not-found-map"
    >
      <ButtonLink href={paths.rewards}>See all rewards</ButtonLink>
    </EmptyState>
  );
}

function LeadExpo() {
  const today = useAtomValue(todayAtom);
  const { data, error, refetch } = useQuery(expoQueries.list());
  const lead = data && defaultExpo(data, today);
  if (lead) return <AtExpo expo={lead} />;
  if (!data)
    return error ? (
      <ExpoErrorState error={error} onRetry={refetch} level={1} />
    ) : (
      <Skeleton shape="text" label="Loading the expo" count={6} />
    );
  return (
    <EmptyState
      title="No expo on the calendar"
      text="Rewards are collected at an expo. New dates appear on the expo page first."
      picture="empty-calendar"
    >
      <ButtonLink href={paths.rewards}>How points work</ButtonLink>
    </EmptyState>
  );
}

const LEADS = { past: 'This expo is over', running: 'On today', upcoming: 'Save the date' } as const;

function AtExpo({ expo: one }: { expo: Expo }) {
  const today = useAtomValue(todayAtom);
  const isAuth = useAtomValue(isAuthAtom);
  const points = usePointsBalance();
  const phase = expoPhase(one, today);
  const page = highlightPath(one);
  return (
    <>
      <HeroBanner
        tone={phase === 'past' ? 'sky' : 'lilac'}
        eyebrow={`${LEADS[phase]}\u00a0· ${dayRange(one.fromDate, one.toDate, today)}`}
        title={`Rewards at ${one.name}`}
        picture={one.picture}
      >
        <p>
          {phase === 'past'
            ? 'The counter is closed. Your points are still yours, and good for the next expo.'
            : `What your points get you at ${one.venue}, how many there are, and where to collect it.`}
        </p>
        <ButtonRow>
          <ButtonLink href={paths.rewards}>How points work</ButtonLink>
          {page && (
            <ButtonLink href={page} variant="light">
              About the expo
            </ButtonLink>
          )}
        </ButtonRow>
      </HeroBanner>
      {isAuth && <PointsCard />}
      <SectionStack>
        <ExpoRewards slug={one.slug} points={points} isOver={phase === 'past'} />
        {phase !== 'past' && <HowToRedeem />}
      </SectionStack>
    </>
  );
}
