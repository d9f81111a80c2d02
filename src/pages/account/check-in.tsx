import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useRef } from 'react';
import { readCheckInLink } from '../../domain/expo/check-in-link.ts';
import { currentAndUpcomingExpos, type Expo, runningExpos } from '../../domain/expo/expo.ts';
import { offersPoints } from '../../domain/organiser/offers.ts';
import { passPath, paths } from '../../domain/routing/paths.ts';
import { dayRange } from '../../domain/time/dates.ts';
import { CheckInCard } from '../../features/check-ins/check-in-card.tsx';
import { PastCheckInList } from '../../features/check-ins/past-check-in-list.tsx';
import { ExpoErrorState } from '../../features/expos/expo-error-state.tsx';
import { expoQueries } from '../../features/expos/queries.ts';
import { ScanButton } from '../../features/scan/scan-button.tsx';
import { todayAtom } from '../../platform/clock.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import '../../ui/skeleton-ways.css';
import { ExpoAgenda } from '../expo/expo-agenda.tsx';
import { OutboxSection } from '../outbox/outbox-section.tsx';
import type { PageProps } from '../page-module.ts';
import styles from './check-in.module.css';
import { CheckInHub, PointsToday } from './check-in-hub.tsx';
import { OfferedAgenda } from './offered-agenda.tsx';
import { expoById, ScannedExpoClosed } from './scanned-expo.tsx';
import { useBringScanned } from './use-bring-scanned.ts';

/**
 * Check-in at the running expos and the day there, with or without signal. A poster's address names one expo, and the
 * address of another phone's agenda its talks, too.
 */
export function CheckInPage({ address }: PageProps) {
  const today = useAtomValue(todayAtom);
  const link = readCheckInLink(address.search);
  const page = useRef<HTMLDivElement>(null);
  useBringScanned(page, address);
  return (
    <div ref={page} className={styles.page}>
      <QueryView
        query={useQuery(expoQueries.list())}
        renderError={(failure) => (
          <ExpoErrorState {...failure} level={2} subject="Expo Check-in">
            {/* It does not need the expos. */}
            <ButtonLink href={passPath} variant="outline">
              Show my pass
            </ButtonLink>
          </ExpoErrorState>
        )}
        skeleton={{ shape: 'text-hub', label: 'Loading the expos', count: 14 }}
      >
        {(expoList) => {
          const running = runningExpos(expoList, today);
          const scanned = link ? expoById(expoList, link.expoId) : undefined;
          const isOpen = running.some(({ id }) => id === link?.expoId);
          const isOffer = scanned !== undefined && link !== null && link.talkIds.length > 0;
          return (
            <>
              {isOffer && <OfferedAgenda expo={scanned} talkIds={link.talkIds} />}
              {link && !isOpen && !isOffer ? (
                <ScannedExpoClosed expo={scanned} today={today} />
              ) : (
                <RunningExpos
                  expos={isOpen && scanned ? [scanned] : running}
                  next={currentAndUpcomingExpos(expoList, today)[0]}
                  today={today}
                />
              )}
              {currentAndUpcomingExpos(expoList, today)
                .filter(({ fromDate }) => fromDate > today)
                .map((expo) => (
                  <ExpoAgenda key={expo.id} expo={expo} />
                ))}
              <PastCheckInList expoList={expoList} />
            </>
          );
        }}
      </QueryView>
      <OutboxSection />
    </div>
  );
}

function RunningExpos({
  expos,
  next,
  today,
}: {
  expos: readonly Expo[];
  next: Expo | undefined;
  today: string;
}) {
  const [first] = expos;
  if (!first) {
    return (
      <EmptyState
        level={2}
        title="No expo today"
        text={
          next
            ? `${next.name} opens on ${dayRange(next.fromDate, next.fromDate, today)}. You can check in then.`
            : 'New dates show on the expo page first.'
        }
        picture="empty-calendar"
      >
        <ButtonLink href={paths.expo}>See the expos</ButtonLink>
        <ScanButton />
      </EmptyState>
    );
  }
  return (
    <>
      {expos.map((expo) => (
        <CheckInCard key={expo.id} expo={expo} />
      ))}
      {expos.map((expo) => (
        <CheckInHub key={expo.id} expo={expo} hasCodes={expo === first} />
      ))}
      {offersPoints && <PointsToday slug={first.slug} />}
    </>
  );
}
