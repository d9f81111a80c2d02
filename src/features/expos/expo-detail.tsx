import { CalendarDays, MapPin, Ticket } from 'lucide-react';
import type { ReactNode } from 'react';
import { type Expo, type ExpoDetail, expoPhase, sameHours, untilLastDay } from '../../domain/expo/expo.ts';
import { clockLabel, dayRange } from '../../domain/time/dates.ts';
import { Picture } from '../../ui/picture.tsx';
import { TitleText } from '../../ui/title-text.tsx';
import styles from './expo-detail.module.css';

type Props = {
  /** Its entry in the list of expos is enough to begin with. */
  expo: Expo | ExpoDetail;
  today: string;
  /** What a visitor does on a day at the expo: in the place of the link to the check-in. */
  checkIn: ReactNode;
  /** What it says once it is over. */
  over: ReactNode;
  /** Below the hours: highlights and programme, or what is in their place while only the entry is known. */
  rest?: ReactNode;
};

/** One expo: dates, place and opening hours. */
export function ExpoDetailView({ expo, today, checkIn, over, rest }: Props) {
  const phase = expoPhase(expo, today);
  const hours = sameHours(expo.schedule);
  return (
    <article className={styles.expo}>
      <header className={styles.top}>
        <div className={styles.text}>
          <p className={styles.phase}>
            {phase === 'running'
              ? `On ${untilLastDay(expo, today)}`
              : phase === 'past'
                ? over
                : 'Save the date'}
          </p>
          <h1>
            <TitleText>{expo.name}</TitleText>
          </h1>
          {expo.summary && <p className={styles.summary}>{expo.summary}</p>}
          <ul className={styles.facts}>
            <li>
              <CalendarDays size={20} aria-hidden />
              <span>
                {dayRange(expo.fromDate, expo.toDate, today)}
                {hours && (
                  <small>
                    {hoursText(hours)}
                    {expo.schedule.length > 1 && ' every day'}
                  </small>
                )}
              </span>
            </li>
            {(expo.venue || expo.address) && (
              <li>
                <MapPin size={20} aria-hidden />
                <span>
                  {expo.venue}
                  {/* It breaks at its commas. */}
                  {expo.address && <small>{expo.address.replace(/(?<!,) /g, '\u00a0')}</small>}
                </span>
              </li>
            )}
            {phase !== 'past' && expo.entry && (
              <li>
                <Ticket size={20} aria-hidden />
                <span>{expo.entry}</span>
              </li>
            )}
          </ul>
          {phase === 'running' && checkIn}
        </div>
        <Picture
          name={expo.picture}
          alt=""
          width={1600}
          height={1200}
          sizes="(width < 704px) 92vw, (width < 1240px) 44vw, 560px"
          priority
        />
      </header>
      {rest}
    </article>
  );
}

type Hours = Pick<Expo['schedule'][number], 'startTime' | 'endTime'>;

export const hoursText = ({ startTime, endTime }: Hours) =>
  `${clockLabel(startTime)} to ${clockLabel(endTime)}`;
