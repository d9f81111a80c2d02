// @script browse

import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { lazy, Suspense } from 'react';
import { type ExpoDetail, expoPhase, isNear } from '../../domain/expo/expo.ts';
import { paths, type RouteAddress } from '../../domain/routing/paths.ts';
import { HighlightCards } from '../../features/expos/highlight-cards.tsx';
import { OpeningHours } from '../../features/expos/opening-hours.tsx';
import { todayAtom } from '../../platform/clock.ts';
import { isOnlineAtom } from '../../platform/connectivity.ts';
import { flagQueries } from '../../platform/flag-queries.ts';
import { importComponent } from '../../platform/import-with-retry.ts';
import { useIsAuth } from '../../platform/session/use-is-auth.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Section, SectionStack } from '../../ui/section.tsx';
import { useAuthPath } from '../../ui/use-auth-path.ts';
import { ReadyFrame, ReadyPromise } from '../save-offline/ready-frame.tsx';
import styles from './expo-more.module.css';
import { ExpoShortcuts } from './expo-shortcuts.tsx';
import { ProgrammeSection } from './programme-section.tsx';
import { visibleExpoShortcuts } from './visible-expo-shortcuts.ts';

const ReadyCard = lazy(() =>
  importComponent(() =>
    import('../save-offline/ready-card.tsx').then((module) => ({ default: module.ReadyCard })),
  ),
);

const ExpoAgenda = lazy(() =>
  importComponent(() => import('./expo-agenda.tsx').then((module) => ({ default: module.ExpoAgenda }))),
);

/** The server's HTML has it as a signed-out visitor sees it. */
function GetReady({ expo }: { expo: ExpoDetail }) {
  const authPath = useAuthPath();
  const isOnline = useAtomValue(isOnlineAtom);
  if (useIsAuth())
    return (
      <Suspense
        fallback={
          <ReadyFrame>
            <ReadyPromise />
          </ReadyFrame>
        }
      >
        <ReadyCard expo={expo} />
      </Suspense>
    );
  return (
    <ReadyFrame
      isSignedOut
      isComplete
      action={isOnline && <ButtonLink href={authPath(paths.signIn)}>Login</ButtonLink>}
    >
      <p>
        {isOnline
          ? 'Log in once, and your pass, the programme and the map work here without signal.'
          : 'Log in once there’s signal. From then on your pass opens here without it, too.'}
      </p>
    </ReadyFrame>
  );
}

/** An expo's page below its first screen. */
export function ExpoMore({ expo, address }: { expo: ExpoDetail; address: RouteAddress }) {
  const today = useAtomValue(todayAtom);
  const isAuth = useIsAuth();
  const flags = useQuery(flagQueries.all()).data;
  const isToCome = isNear(expo, today) && expoPhase(expo, today) !== 'past';
  return (
    <SectionStack id="expo-more">
      <OpeningHours expo={expo} today={today} />
      <div className={isToCome ? styles.start : undefined}>
        <ExpoShortcuts expo={expo} links={visibleExpoShortcuts(expo, today, flags)} search={address.search} />
        {isToCome && <GetReady expo={expo} />}
      </div>
      {expo.showHighlights && expo.highlights.length > 0 && (
        <Section title="Highlights">
          <HighlightCards highlights={expo.highlights} />
        </Section>
      )}
      {expo.highlights.length + expo.programme.length === 0 && expoPhase(expo, today) === 'upcoming' && (
        <Section title="Still to come">
          <p>
            Highlights and talks show here once they’re announced. Put the days in your calendar, and start
            your shopping list early.
          </p>
        </Section>
      )}
      {expo.programme.length > 0 && <ProgrammeSection expo={expo} address={address} />}
      {isAuth && expo.toDate >= today && (
        <Suspense fallback={null}>
          <ExpoAgenda expo={expo} />
        </Suspense>
      )}
    </SectionStack>
  );
}
