import { dayRange } from '../../domain/dates.ts';
import { type Expo, type ExpoList, expoPhase, groupExpos } from '../../domain/expo.ts';
import { expoPath } from '../../domain/paths.ts';
import { Link } from '../../ui/link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Picture } from '../../ui/picture.tsx';
import styles from './expo-groups.module.css';

/** All expos a visitor can look forward to or back on, in the order of the expo menu. */
export function ExpoGroupsView({ list, today }: { list: ExpoList; today: string }) {
  const { current, comingSoon, past } = groupExpos(list, today);
  if (current.length + comingSoon.length + past.length === 0) {
    return (
      <Notice
        level={2}
        title="No expo on the calendar"
        text="New dates appear here first."
        picture="empty-calendar"
      />
    );
  }
  return (
    <div className={styles.groups}>
      <Cards expos={current} today={today} />
      {comingSoon.length > 0 && <h3 className={styles.divider}>Coming Soon</h3>}
      <Cards expos={comingSoon} today={today} />
      {past.length > 0 && <h3 className={styles.divider}>Past Expos</h3>}
      <Cards expos={past} today={today} />
    </div>
  );
}

function Cards({ expos, today }: { expos: readonly Expo[]; today: string }) {
  if (expos.length === 0) return null;
  return (
    <ul className={styles.cards}>
      {expos.map((expo) => (
        <ExpoCard key={expo.id} expo={expo} today={today} />
      ))}
    </ul>
  );
}

function ExpoCard({ expo, today }: { expo: Expo; today: string }) {
  const phase = expoPhase(expo, today);
  return (
    <li className={styles.card} data-phase={phase}>
      <Picture
        name={expo.picture}
        alt=""
        width={1600}
        height={1200}
        sizes="(width < 576px) 92vw, (width < 1240px) 46vw, 574px"
      />
      {phase === 'running' && <p className={styles.now}>On today</p>}
      <div>
        <h3>
          {expo.showHighlights ? (
            <Link href={expoPath(expo.slug)} className={styles.cover}>
              {expo.name}
            </Link>
          ) : (
            expo.name
          )}
        </h3>
        <p>
          {dayRange(expo.fromDate, expo.toDate, today)} · {expo.venue}
        </p>
      </div>
    </li>
  );
}
