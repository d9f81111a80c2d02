import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { chronologicalExpos, type ExpoList } from '../../domain/expo/expo.ts';
import { dayRange } from '../../domain/time/dates.ts';
import { timeAt } from '../../domain/time/expo-time-text.ts';
import { todayAtom } from '../../platform/clock.ts';
import { isAuthAtom } from '../../platform/session/session-state.ts';
import { Section } from '../../ui/section.tsx';
import styles from './past-check-in-list.module.css';
import { pastCheckIns } from './past-check-ins.ts';
import { checkInQueries } from './queries.ts';

/** The days on which the visitor has checked in before today, latest first; nothing when there are none. */
export function PastCheckInList({ expoList }: { expoList: ExpoList }) {
  const today = useAtomValue(todayAtom);
  const { data = [] } = useQuery(checkInQueries.list(useAtomValue(isAuthAtom)));
  const checkIns = pastCheckIns(data, chronologicalExpos(expoList), today);
  if (checkIns.length === 0) return null;
  return (
    <Section title="Earlier visits">
      <ul className={styles.visits}>
        {checkIns.map(({ expoId, name, day, checkedInAt }) => (
          <li key={`${day} ${expoId}`}>
            <p className={styles.name}>{name}</p>
            <p>
              {dayRange(day, day, today)}, {timeAt(Date.parse(checkedInAt))}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
