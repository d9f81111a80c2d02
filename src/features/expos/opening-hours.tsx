// @script browse

import { type Expo, sameHours } from '../../domain/expo/expo.ts';
import { dayWithWeekday } from '../../domain/time/weekday.ts';
import { Section } from '../../ui/section.tsx';
import { hoursText } from './expo-detail.tsx';
import styles from './opening-hours.module.css';

/** The hours of each day, where they differ: equal ones are one line beside the dates. */
export function OpeningHours({ expo: { schedule }, today }: { expo: Expo; today: string }) {
  if (schedule.length === 0 || sameHours(schedule)) return null;
  return (
    <Section title="Opening hours">
      <dl className={styles.hours}>
        {schedule.map((day) => (
          <div key={day.date} data-today={day.date === today || undefined}>
            <dt>{day.date === today ? 'Today' : dayWithWeekday(day.date, today)}</dt>
            <dd>{hoursText(day)}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
