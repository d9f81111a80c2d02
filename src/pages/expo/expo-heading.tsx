import { useAtomValue } from 'jotai';
import { type Expo, expoPhase, withVenue } from '../../domain/expo/expo.ts';
import { dayRange } from '../../domain/time/dates.ts';
import { todayAtom } from '../../platform/clock.ts';
import styles from './expo-heading.module.css';

/** The heading of a page about one part of an expo, with the expo's name, dates and venue. */
export function ExpoHeading({ title, expo }: { title: string; expo: Expo }) {
  const today = useAtomValue(todayAtom);
  const { name, fromDate, toDate } = expo;
  const isRunning = expoPhase(expo, today) === 'running';
  const dates = isRunning ? `on until ${dayRange(toDate, toDate, today)}` : dayRange(fromDate, toDate, today);
  return (
    <header className={styles.title}>
      <h1>{title}</h1>
      <p>
        {name}&nbsp;· {withVenue(dates, expo)}
      </p>
    </header>
  );
}
