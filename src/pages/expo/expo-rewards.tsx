// @script information

import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import {
  defaultExpo,
  type Expo,
  type ExpoDetail,
  type ExpoList,
  expoPhase,
  OVER,
  untilLastDay,
} from '../../domain/expo/expo.ts';
import { pointsName } from '../../domain/organiser/labels.ts';
import { isListed } from '../../domain/routing/offered.ts';
import {
  expoMapPath,
  expoRewardsPath,
  highlightPath,
  paths,
  type RouteAddress,
} from '../../domain/routing/paths.ts';
import { dayRange } from '../../domain/time/dates.ts';
import { ExpoErrorState } from '../../features/expos/expo-error-state.tsx';
import { expoQueries } from '../../features/expos/queries.ts';
import { LazyPointsCard } from '../../features/points/lazy-points-card.tsx';
import { ExpoRewards } from '../../features/rewards/expo-rewards.tsx';
import { HowToRedeem } from '../../features/rewards/how-to-redeem.tsx';
import { rewardQueries } from '../../features/rewards/queries.ts';
import { todayAtom } from '../../platform/clock.ts';
import { flagQueries } from '../../platform/flag-queries.ts';
import { isAuthAtom } from '../../platform/session/session-state.ts';
import { ButtonLink, ButtonRow } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { HeroBanner } from '../../ui/hero-banner.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { SectionStack } from '../../ui/section.tsx';
import '../../ui/skeleton-hero.css';
import { OfflineCopyNoteOf } from '../offline-copy-note-of.tsx';
import type { PageModule, PageProps } from '../page-module.ts';
import { httpStatusOf } from '../query-status.ts';
import { expoHead } from './expo-head.ts';
import { nameAndVenue, shownExpo } from './expo-part-head.ts';
import { PassButton } from './pass-button.tsx';
import { selectExpo } from './selected-expo.ts';
import { UnknownExpo } from './unknown-expo.tsx';
import { usePointsSummary } from './use-points-summary.ts';

const slugOf = ({ search }: RouteAddress) => search.get('expoSlug');

export const initialQueries: PageModule['initialQueries'] = (address) => {
  const slug = slugOf(address);
  return slug ? [expoQueries.detail(slug), rewardQueries.forExpo(slug)] : [expoQueries.list()];
};
export const dependentQueries: PageModule['dependentQueries'] = (client, address, today) => {
  const expoList = slugOf(address) ? undefined : client.getQueryData<ExpoList>(expoQueries.list().queryKey);
  const expo = expoList && defaultExpo(expoList, today);
  return expo ? [rewardQueries.forExpo(expo.slug)] : [];
};
export const status: PageModule['status'] = (client, address) => {
  const slug = slugOf(address);
  return httpStatusOf(client, slug ? expoQueries.detail(slug) : expoQueries.list());
};
export const head: PageModule['head'] = (client, address, today) => {
  const slug = slugOf(address);
  const detail = slug ? client.getQueryData<ExpoDetail>(expoQueries.detail(slug).queryKey) : undefined;
  const expo = detail ?? shownExpo(client, address, (list) => selectExpo(list, address, today));
  return {
    ...expoHead(expo, expoRewardsPath),
    ...(!detail?.isWithdrawn && {
      description: `What ${pointsName} get you at ${nameAndVenue(expo)}: every reward, what it costs, how many there are and where to collect it.`,
    }),
  };
};

export function Page({ address }: PageProps) {
  const slug = slugOf(address);
  return slug ? <RewardsBySlug slug={slug} /> : <RewardsAtDefaultExpo />;
}

function RewardsBySlug({ slug }: { slug: string }) {
  return (
    <QueryView
      query={useQuery(expoQueries.detail(slug))}
      subject="This expo’s rewards"
      errorLinks={
        <ButtonLink href={paths.rewards} variant="outline">
          See all rewards
        </ButtonLink>
      }
      skeleton={{ shape: 'hero-rewards', label: 'Loading the expo', count: 10 }}
      notFound={<NoSuchExpo />}
    >
      {(expo) => (expo.isWithdrawn ? <NoSuchExpo name={expo.name} /> : <RewardsAtExpo expo={expo} />)}
    </QueryView>
  );
}

const NoSuchExpo = ({ name }: { name?: string }) => (
  <UnknownExpo {...(name && { name })} hint="See the rewards at all expos.">
    <ButtonLink href={paths.rewards}>See all rewards</ButtonLink>
  </UnknownExpo>
);

function RewardsAtDefaultExpo() {
  const today = useAtomValue(todayAtom);
  return (
    <QueryView
      query={useQuery(expoQueries.list())}
      renderError={(failure) => <ExpoErrorState {...failure} level={2} subject="The rewards" />}
      skeleton={{ shape: 'hero-rewards', label: 'Loading the expo', count: 10 }}
    >
      {(expoList) => {
        const expo = defaultExpo(expoList, today);
        return expo ? <RewardsAtExpo expo={expo} /> : <NoExpo />;
      }}
    </QueryView>
  );
}

const NoExpo = () => (
  <EmptyState
    level={2}
    title="No expos on the calendar"
    text="You redeem rewards at an expo. New dates show on the expo page first."
    picture="empty-calendar"
  >
    <ButtonLink href={paths.rewards}>How points work</ButtonLink>
  </EmptyState>
);

function RewardsAtExpo({ expo }: { expo: Expo }) {
  const today = useAtomValue(todayAtom);
  const isAuth = useAtomValue(isAuthAtom);
  const flags = useQuery(flagQueries.all()).data;
  const points = usePointsSummary()?.balanceAmount.points ?? null;
  const phase = expoPhase(expo, today);
  const isEmpty = useQuery(rewardQueries.forExpo(expo.slug)).data?.length === 0;
  const page = highlightPath(expo);
  return (
    <>
      <HeroBanner
        isLead
        tone={phase === 'past' ? 'second-pale' : 'ink'}
        eyebrow={
          phase === 'running'
            ? `On ${untilLastDay(expo, today)}`
            : `${phase === 'past' ? OVER : 'Save the date'}\u00a0· ${dayRange(expo.fromDate, expo.toDate, today)}`
        }
        title={`Rewards at ${expo.name}`}
        picture={expo.picture}
      >
        <p>
          {phase === 'past'
            ? 'The rewards here have ended. Points that you collected still count at the next expo.'
            : isEmpty
              ? 'No rewards here yet. Your points get you some at other expos.'
              : `What your points get you at ${expo.venue || expo.name}, and where to collect it.`}
        </p>
        <ButtonRow>
          <ButtonLink href={paths.rewards}>
            {phase === 'past' || isEmpty ? 'See other rewards' : 'How points work'}
          </ButtonLink>
          {page && (
            <ButtonLink href={page} variant="outline">
              See the expo
            </ButtonLink>
          )}
        </ButtonRow>
      </HeroBanner>
      {isAuth && !(isEmpty && phase === 'past') && <LazyPointsCard />}
      <SectionStack>
        <OfflineCopyNoteOf query={rewardQueries.forExpo(expo.slug)} />
        <ExpoRewards slug={expo.slug} points={points} isOver={phase === 'past'} />
        {phase !== 'past' && !isEmpty && (
          <HowToRedeem
            passButton={<PassButton />}
            mapHref={expoMapPath(expo.slug)}
            hasFaqs={isListed(flags, paths.faqs)}
          />
        )}
      </SectionStack>
    </>
  );
}
