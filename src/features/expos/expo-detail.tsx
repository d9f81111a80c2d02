import { CalendarDays, MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { type Expo, type ExpoDetail, expoPhase } from '../../domain/expo/expo.ts';
import { checkInPath } from '../../domain/routing/paths.ts';
import { clockLabel, dayRange } from '../../domain/time/dates.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Picture } from '../../ui/picture.tsx';
import styles from './expo-detail.module.css';

const PHASE_LABELS = {
  past: 'Thank you for coming',
  running: 'On today',
  upcoming: 'Save the date',
} as const;

type Props = {
  /** Its entry in the list of expos is enough to begin with. */
  expo: Expo | ExpoDetail;
  today: string;
  /** Below the hours: highlights and programme, or what is in their place while only the entry is known. */
  rest?: ReactNode;
};

/** One expo: dates, place and opening hours. */
export function ExpoDetailView({ expo, today, rest }: Props) {
  const address = 'address' in expo ? expo.address : '';
  const phase = expoPhase(expo, today);
  return (
    <article className={styles.expo}>
      <header className={styles.top}>
        <div className={styles.text}>
          <p className={styles.phase}>{PHASE_LABELS[phase]}</p>
          <h1>{expo.name}</h1>
          {expo.summary && <p className={styles.summary}>{expo.summary}</p>}
          <ul className={styles.facts}>
            <li>
              <CalendarDays size={20} aria-hidden />
              {dayRange(expo.fromDate, expo.toDate, today)}
            </li>
            {(expo.venue || address) && (
              <li>
                <MapPin size={20} aria-hidden />
                <span>
                  {expo.venue}
                  {address && <small>{address}</small>}
                </span>
              </li>
            )}
          </ul>
          {phase === 'running' && <ButtonLink href={checkInPath}>Check in</ButtonLink>}
        </div>
        <Picture
          name={expo.picture}
          alt=""
          width={1600}
          height={1200}
          sizes="(width < 891px) 92vw, 560px"
          priority
        />
      </header>
      {expo.schedule.length > 0 && <OpeningHours expo={expo} today={today} />}
      {rest}
    </article>
  );
}

function OpeningHours({ expo, today }: { expo: Expo; today: string }) {
  return (
    <section aria-labelledby="hours-title">
      <h2 id="hours-title">Opening hours</h2>
      <dl className={styles.hours}>
        {expo.schedule.map((day) => (
          <div key={day.date} data-today={day.date === today || undefined}>
            <dt>{day.date === today ? 'Today' : dayRange(day.date, day.date, today)}</dt>
            <dd>
              {clockLabel(day.startTime)} to {clockLabel(day.endTime)}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
