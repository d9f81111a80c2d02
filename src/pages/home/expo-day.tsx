// @script venue

import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { Clock, ListChecks, Star } from 'lucide-react';
import type { ReactNode } from 'react';
import { doorsOf } from '../../domain/expo/doors.ts';
import { type Expo, expoPhase, whenAndWhere } from '../../domain/expo/expo.ts';
import { nextTalk, talkPath, talkPhase } from '../../domain/expo/programme.ts';
import { offersPoints } from '../../domain/organiser/offers.ts';
import {
  checkInPath,
  expoPath,
  highlightPath,
  passPath,
  paths,
  pointsPath,
} from '../../domain/routing/paths.ts';
import { formatCount } from '../../domain/text/format-count.ts';
import { clockLabel, type Day, dayRange } from '../../domain/time/dates.ts';
import { agendaEntries } from '../../features/agenda/agenda-view.ts';
import { useAgenda } from '../../features/agenda/use-agenda.ts';
import { useCheckIn } from '../../features/check-ins/use-check-in.ts';
import { expoQueries } from '../../features/expos/queries.ts';
import { usePoints } from '../../features/points/use-points.ts';
import { useProfile } from '../../features/profile/use-profile.ts';
import { doneLabel } from '../../features/shopping-list/optimistic-items.ts';
import { listNameOf, listPathOf, useLists } from '../../features/shopping-list/use-lists.ts';
import { nowMs } from '../../platform/clock.ts';
import { sessionAtom } from '../../platform/session/session-state.ts';
import { useNow } from '../../platform/use-now.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { dayText, greeting, greetingName } from './day-words.ts';
import styles from './expo-day.module.css';
import { ReadyRow } from './ready-row.tsx';

type Props = { expo: Expo; today: Day };

/** Home's first screen for a signed-in visitor on a day at the expo, and in the days before. */
export function ExpoDay({ expo, today }: Props) {
  const { displayName } = useAtomValue(sessionAtom);
  const { profile } = useProfile();
  const checkIn = useCheckIn(expo.id);
  const isCheckedIn = checkIn.state === 'saved' || checkIn.state === 'sent';
  const now = useNow() ?? nowMs();
  const name = greetingName(profile?.displayName ?? displayName ?? '');
  return (
    <div className={styles.day}>
      <p className={styles.when}>{whenAndWhere(expo, today)}</p>
      <h1>
        {greeting(now)}
        {name && `, ${name}`}.{' '}
        <span>
          <WholeName name={expo.name} text={`${dayText(expo, today, isCheckedIn, now)}.`} />
        </span>
      </h1>
      <div className={styles.actions} data-known={checkIn.state !== 'unknown'}>
        <MainAction expo={expo} today={today} state={checkIn.state} now={now} />
      </div>
      <ul className={styles.facts}>
        <NextTalk expo={expo} today={today} />
        <PointsAndList expo={expo} />
        <ReadyRow expo={expo} />
      </ul>
    </div>
  );
}

/** A sentence in which the name stays on one line where it fits. */
function WholeName({ name, text }: { name: string; text: string }) {
  const start = text.indexOf(name);
  if (start < 0) return text;
  return (
    <>
      {text.slice(0, start)}
      <span className={styles.whole}>{name}</span>
      {text.slice(start + name.length)}
    </>
  );
}

type ActionProps = Props & { state: ReturnType<typeof useCheckIn>['state']; now: number };

function MainAction({ expo, today, state, now }: ActionProps) {
  const isRunning = expoPhase(expo, today) === 'running';
  const doors = doorsOf(expo, today, now).state;
  const isEarly = doors === 'not-yet' && state === 'open';
  if (!isRunning || isEarly || state === 'saved' || state === 'sent')
    return (
      <>
        <ButtonLink variant="on-accent" href={passPath}>
          Show my pass
        </ButtonLink>
        <ButtonLink variant="light" href={isRunning ? checkInPath : (highlightPath(expo) ?? paths.expo)}>
          {isRunning ? 'Expo Check-in' : 'See the expo'}
        </ButtonLink>
      </>
    );
  if (state === 'refused')
    return (
      <ButtonLink variant="on-accent" href={checkInPath}>
        See your check-in
      </ButtonLink>
    );
  return (
    <>
      <ButtonLink variant="on-accent" href={checkInPath}>
        {doors === 'closed' ? 'Expo Check-in' : 'Check in'}
      </ButtonLink>
      <ButtonLink variant="light" href={passPath}>
        Show my pass
      </ButtonLink>
    </>
  );
}

/** The next one on the agenda, or else on stage. */
function NextTalk({ expo, today }: Props) {
  const now = useNow();
  const { data, isLoading } = useQuery(expoQueries.detail(expo.slug));
  const saved = agendaEntries(useAgenda(expo.id), data?.programme).filter(
    ({ change }) => change?.kind !== 'gone',
  );
  const found =
    now === null
      ? null
      : nextTalk(
          saved.map(({ talkId, current }) => ({ ...current, id: talkId })),
          data?.programme ?? [],
          today,
          now,
        );
  if (!found) return isLoading && <li data-wide aria-hidden />;
  const { talk, isSaved } = found;
  const isNow = now !== null && talkPhase(talk, now) === 'now';
  const day = talk.date === today ? '' : `${dayRange(talk.date, talk.date, today)}, `;
  // Not everything is on a stage: the first of a day is that the doors open.
  const what = isSaved ? 'On your agenda' : (isNow && talk.place) || 'Up next';
  const when = isNow ? 'now' : `${day}${clockLabel(talk.startTime)}`;
  return (
    <Fact
      icon={<Clock size={20} aria-hidden />}
      label={`${what}: ${when}`}
      value={talk.title}
      href={talk.id ? talkPath(expo.slug, talk.id, talk.date) : expoPath(expo.slug)}
      isWide
    />
  );
}

/** Side by side; one alone takes the whole row. What could not be loaded is left out. */
function PointsAndList({ expo }: { expo: Expo }) {
  const hasPoints = usePoints().state !== 'summary-error' && offersPoints;
  const { usual, state } = useLists(expo.id);
  const hasList = state !== 'error' || usual.items.length > 0;
  return (
    <>
      {hasPoints && <Points isWide={!hasList} />}
      {hasList && <ListProgress expo={expo} isWide={!hasPoints} />}
    </>
  );
}

function Points({ isWide }: { isWide: boolean }) {
  const { state, points, pending } = usePoints();
  return (
    <Fact
      icon={<Star size={20} aria-hidden />}
      label={pending > 0 ? `Points, ${formatCount(pending)} waiting` : 'Points'}
      value={state === 'loaded' ? formatCount(points) : LOADING}
      href={pointsPath}
      isWide={isWide}
    />
  );
}

function ListProgress({ expo, isWide }: { expo: Expo; isWide: boolean }) {
  const { usual, state } = useLists(expo.id);
  const { items } = usual;
  return (
    <Fact
      icon={<ListChecks size={20} aria-hidden />}
      label={listNameOf(usual, 'Shopping list')}
      value={state === 'loading' ? LOADING : items.length > 0 ? doneLabel(items) : 'Start a list'}
      href={listPathOf(usual, usual, expo.slug)}
      isWide={isWide}
    />
  );
}

/** Keeps the place of a fact that is not known yet, so that the others do not move. */
const LOADING = '\u00a0';

type FactProps = { icon: ReactNode; label: string; value: string; href: string; isWide?: boolean };

const Fact = ({ icon, label, value, href, isWide }: FactProps) => (
  <li data-wide={isWide || undefined}>
    <Link href={href}>
      {icon}
      <span className={styles.fact}>
        <small>{label}</small>
        <b>{value}</b>
      </span>
    </Link>
  </li>
);
