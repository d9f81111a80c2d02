import {
  type Expo,
  type ExpoList,
  expoPhase,
  groupExpos,
  untilLastDay,
  whenAndWhere,
} from '../../domain/expo/expo.ts';
import { startsIn } from '../../domain/expo/starts-in.ts';
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
  /** The first two pictures are then part of the server's HTML. */
  isAboveTheFold?: boolean;
};

/** `level` is the level of the group headings; the names of the expos are one level below. */
export function ExpoGroupsView({ expoList, today, level, isAboveTheFold = false }: Props) {
  const { current, comingSoon, past } = groupExpos(expoList, today);
  const expos = [...current, ...comingSoon, ...past];
  if (expos.length === 0) {
    return (
      <EmptyState
        level={2}
        title="No expos on the calendar"
        text="New dates show here first."
        picture="empty-calendar"
      />
    );
  }
  const [first, second] = isAboveTheFold ? expos : [];
  const shared = { today, level, first, second };
  return (
    <div className={styles.groups}>
      <Group {...shared} title="Now and Next" hideTitle expos={current} />
      <Group {...shared} title="Coming Soon" isCompact expos={comingSoon} />
      <Group {...shared} title="Past Expos" isCompact expos={past} />
    </div>
  );
}

type SharedProps = {
  today: string;
  level: 2 | 3;
  /** The first and the second expo above the fold, if any. */
  first: Expo | undefined;
  second: Expo | undefined;
};
type GroupProps = SharedProps & {
  title: string;
  hideTitle?: boolean;
  /** Small rows, for expos that no visitor can go to now. */
  isCompact?: boolean;
  expos: readonly Expo[];
};

function Group({ title, hideTitle, isCompact = false, expos, ...shared }: GroupProps) {
  if (expos.length === 0) return null;
  const Title = `h${shared.level}` as const;
  return (
    <>
      <Title className={hideTitle ? 'visually-hidden' : styles.divider}>{title}</Title>
      <ul className={styles.cards} data-compact={isCompact || undefined}>
        {expos.map((expo) => (
          <ExpoCard key={expo.id} expo={expo} isCompact={isCompact} {...shared} />
        ))}
      </ul>
    </>
  );
}

type CardProps = SharedProps & { expo: Expo; isCompact: boolean };

function ExpoCard({ expo, isCompact, today, level, first, second }: CardProps) {
  const Name = level === 2 ? 'h3' : 'h4';
  const phase = expoPhase(expo, today);
  return (
    <li className={styles.card} data-phase={phase}>
      <Picture
        name={expo.picture}
        alt=""
        width={1600}
        height={1200}
        sizes={isCompact ? '96px' : '(width < 576px) 92vw, (width < 1240px) 46vw, 574px'}
        priority={expo === first}
        eager={expo === second}
      />
      {phase !== 'past' && !isCompact && (
        <p className={styles.when}>
          {phase === 'running' ? `On ${untilLastDay(expo, today)}` : startsIn(expo.fromDate, today)}
        </p>
      )}
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
        {isCompact ? (
          <>
            <p>{dayRange(expo.fromDate, expo.toDate, today)}</p>
            {expo.venue && <p>{expo.venue}</p>}
          </>
        ) : (
          <>
            <p>{whenAndWhere(expo, today)}</p>
            {phase !== 'past' && expo.entry && <p>{expo.entry}</p>}
          </>
        )}
      </div>
    </li>
  );
}
