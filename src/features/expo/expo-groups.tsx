import { dayRange } from '../../domain/dates.ts';
import { type Expo, type ExpoList, expoPhase, groupExpos } from '../../domain/expo.ts';
import { expoPath } from '../../domain/paths.ts';
import { Link } from '../../ui/link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Picture } from '../../ui/picture.tsx';
import styles from './expo-groups.module.css';

type Props = { list: ExpoList; today: string; level: 2 | 3 };

/** `level` is that of the groups' headings; the expos' own are one lower. */
export function ExpoGroupsView({ list, today, level }: Props) {
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
      <Group title="Now and Next" hideTitle expos={current} today={today} level={level} />
      <Group title="Coming Soon" expos={comingSoon} today={today} level={level} />
      <Group title="Past Expos" expos={past} today={today} level={level} />
    </div>
  );
}

type GroupProps = { title: string; hideTitle?: boolean; expos: readonly Expo[]; today: string; level: 2 | 3 };

function Group({ title, hideTitle, expos, today, level }: GroupProps) {
  if (expos.length === 0) return null;
  const Title = `h${level}` as const;
  return (
    <>
      <Title className={hideTitle ? 'visually-hidden' : styles.divider}>{title}</Title>
      <ul className={styles.cards}>
        {expos.map((expo) => (
          <ExpoCard key={expo.id} expo={expo} today={today} level={level} />
        ))}
      </ul>
    </>
  );
}

function ExpoCard({ expo, today, level }: { expo: Expo; today: string; level: 2 | 3 }) {
  const Name = level === 2 ? 'h3' : 'h4';
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
        <Name className={styles.name}>
          {expo.showHighlights ? (
            <Link href={expoPath(expo.slug)} className={styles.cover}>
              {expo.name}
            </Link>
          ) : (
            expo.name
          )}
        </Name>
        <p>
          {dayRange(expo.fromDate, expo.toDate, today)}&nbsp;· {expo.venue}
        </p>
      </div>
    </li>
  );
}
