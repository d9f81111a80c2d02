import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import type { Expo } from '../../domain/expo/expo.ts';
import { offersPoints } from '../../domain/organiser/offers.ts';
import { expoRewardsPath } from '../../domain/routing/paths.ts';
import { expoQueries } from '../../features/expos/queries.ts';
import { UpNext } from '../../features/expos/up-next.tsx';
import { PointsCard } from '../../features/points/points-card.tsx';
import { ListPreview } from '../../features/shopping-list/list-preview.tsx';
import { usePointsToday } from '../../features/transactions/use-points-today.ts';
import { todayAtom } from '../../platform/clock.ts';
import { Section } from '../../ui/section.tsx';
import { ExpoAgenda } from '../expo/expo-agenda.tsx';
import { ExpoWays } from '../expo/expo-ways.tsx';
import { talkActions } from '../expo/talk-actions.tsx';
import styles from './check-in.module.css';

/** A day at one expo: everything is shown from what the phone has stored. */
export function CheckInHub({ expo }: { expo: Expo }) {
  const today = useAtomValue(todayAtom);
  const { data } = useQuery(expoQueries.detail(expo.slug));
  return (
    <div className={styles.hub}>
      <ExpoWays
        expo={expo}
        ways={[
          'map',
          'exhibitors',
          ...(expo.showStarbuys ? (['star-buys'] as const) : []),
          ...(offersPoints ? (['rewards'] as const) : []),
        ]}
      />
      {data && <UpNext expo={data} today={today} {...talkActions(data)} />}
      <ExpoAgenda expo={expo} />
      <ListPreview expo={expo} />
    </div>
  );
}

/** What today has earned, and the balance. */
export function PointsToday({ slug }: { slug: string }) {
  return (
    <Section title="Points today" moreLink={{ label: 'See rewards', href: expoRewardsPath(slug) }}>
      <PointsCard earnedToday={usePointsToday()} />
    </Section>
  );
}
