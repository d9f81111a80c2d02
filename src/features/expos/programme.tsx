import type { ExpoDetail } from '../../domain/expo/expo.ts';
import { clockLabel, dayRange } from '../../domain/time/dates.ts';
import styles from './programme.module.css';

type Sessions = ExpoDetail['programme'];

/** One day's sessions, in time order. */
export function SessionList({ sessions }: { sessions: Sessions }) {
  return (
    <ol className={styles.sessions}>
      {sessions
        .toSorted((a, b) => a.startTime.localeCompare(b.startTime))
        .map((session) => (
          <li key={`${session.date} ${session.startTime} ${session.title}`}>
            <time dateTime={`${session.date}T${session.startTime}+08:00`}>
              {clockLabel(session.startTime)}
            </time>
            <div>
              <p className={styles.title}>{session.title}</p>
              <p className={styles.place}>{session.place}</p>
            </div>
          </li>
        ))}
    </ol>
  );
}

/** The whole programme, day by day. */
export function Programme({ sessions, today }: { sessions: Sessions; today: string }) {
  const days = [...new Set(sessions.map((session) => session.date))].sort();
  return (
    <div className={styles.days}>
      {days.map((day) => (
        <section key={day} aria-label={dayRange(day, day, today)}>
          <h3>{day === today ? 'Today' : dayRange(day, day, today)}</h3>
          <SessionList sessions={sessions.filter((session) => session.date === day)} />
        </section>
      ))}
    </div>
  );
}
