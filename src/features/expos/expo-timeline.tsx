import { type Expo, type ExpoList, expoPhase } from '../../domain/expo/expo.ts';
import { highlightPath } from '../../domain/routing/paths.ts';
import { dayRange } from '../../domain/time/dates.ts';
import { Link } from '../../ui/link.tsx';
import { chronologicalExpos } from './chronological-expos.ts';
import styles from './expo-timeline.module.css';

/** The expos from the first that is known to the last that is planned. */
export function ExpoTimeline({ list, today }: { list: ExpoList; today: string }) {
  return (
    <ol className={styles.line}>
      {chronologicalExpos(list).map((expo) => (
        <Stop key={expo.id} expo={expo} today={today} />
      ))}
    </ol>
  );
}

function Stop({ expo, today }: { expo: Expo; today: string }) {
  const phase = expoPhase(expo, today);
  const page = highlightPath(expo);
  return (
    <li data-phase={phase} aria-current={phase === 'running' ? 'date' : undefined}>
      <p>{phase === 'running' ? 'On today' : dayRange(expo.fromDate, expo.toDate, today)}</p>
      <h3>{page ? <Link href={page}>{expo.name}</Link> : expo.name}</h3>
      <p>{expo.venue}</p>
    </li>
  );
}
