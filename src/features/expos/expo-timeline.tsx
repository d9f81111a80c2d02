// @script information

import {
  chronologicalExpos,
  type Expo,
  type ExpoList,
  expoPhase,
  untilLastDay,
} from '../../domain/expo/expo.ts';
import { highlightPath } from '../../domain/routing/paths.ts';
import { dayRange } from '../../domain/time/dates.ts';
import { Link } from '../../ui/link.tsx';
import styles from './expo-timeline.module.css';

/** All past, running and planned expos in chronological order. */
export function ExpoTimeline({ expoList, today }: { expoList: ExpoList; today: string }) {
  return (
    <ol className={styles.timeline}>
      {chronologicalExpos(expoList).map((expo) => (
        <TimelineEntry key={expo.id} expo={expo} today={today} />
      ))}
    </ol>
  );
}

function TimelineEntry({ expo, today }: { expo: Expo; today: string }) {
  const phase = expoPhase(expo, today);
  const href = highlightPath(expo);
  return (
    <li data-phase={phase} aria-current={phase === 'running' ? 'date' : undefined}>
      <p>
        {phase === 'running'
          ? `On ${untilLastDay(expo, today)}`
          : dayRange(expo.fromDate, expo.toDate, today)}
      </p>
      <h3>{href ? <Link href={href}>{expo.name}</Link> : expo.name}</h3>
      {expo.venue && <p>{expo.venue}</p>}
    </li>
  );
}
