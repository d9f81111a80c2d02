import { type Expo, type ExpoList, expoPhase, groupExpos } from '../../domain/expo/expo.ts';
import { expoPath } from '../../domain/routing/paths.ts';
import { dayRange } from '../../domain/time/dates.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Link } from '../../ui/link.tsx';
import { Picture } from '../../ui/picture.tsx';
import styles from './expo-groups.module.css';

type Props = {
  expoList: ExpoList;
  today: string;
  level: 2 | 3;
  /** On the first screen: its first two pictures are in the server's HTML. */
  isAboveTheFold?: boolean;
};

/** `level` is that of the groups' headings; the expos' own are one lower. */
export function ExpoGroupsView({ expoList, today, level, isAboveTheFold = false }: Props) {
  const { current, comingSoon, past } = groupExpos(expoList, today);
  const all = [...current, ...comingSoon, ...past];
  if (all.length === 0) {
    return (
      <EmptyState
        level={2}
        title="No expo on the calendar"
        text="New dates appear here first."
        picture="empty-calendar"
      />
    );
  }
  const [lead, next] = isAboveTheFold ? all : [];
  const shared = { today, level, lead, next };
  return (
    <div className={styles.groups}>
      <Group {...shared} title="Now and Next" hideTitle expos={current} />
      <Group {...shared} title="Coming Soon" expos={comingSoon} />
      <Group {...shared} title="Past Expos" expos={past} />
    </div>
  );
}

type Shared = {
  today: string;
  level: 2 | 3;
  /** The first and the second of all, where these stand on the first screen. */
  lead: Expo | undefined;
  next: Expo | undefined;
};
type GroupProps = Shared & { title: string; hideTitle?: boolean; expos: readonly Expo[] };

function Group({ title, hideTitle, expos, ...shared }: GroupProps) {
  if (expos.length === 0) return null;
  const Title = `h${shared.level}` as const;
  return (
    <>
      <Title className={hideTitle ? 'visually-hidden' : styles.divider}>{title}</Title>
      <ul className={styles.cards}>
        {expos.map((expo) => (
          <ExpoCard key={expo.id} expo={expo} {...shared} />
        ))}
      </ul>
    </>
  );
}

function ExpoCard({ expo, today, level, lead, next }: Shared & { expo: Expo }) {
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
        priority={expo === lead}
        eager={expo === next}
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
