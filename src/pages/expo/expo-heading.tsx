import { useAtomValue } from 'jotai';
import { type Expo, expoPhase } from '../../domain/expo/expo.ts';
import { dayRange } from '../../domain/time/dates.ts';
import { todayAtom } from '../../platform/clock.ts';
import styles from './expo-heading.module.css';

/** The heading of a page about something of one expo: what, and at which. */
export function ExpoHeading({ title, expo }: { title: string; expo: Expo }) {
  const today = useAtomValue(todayAtom);
  const { name, fromDate, toDate, venue } = expo;
  const isOn = expoPhase(expo, today) === 'running';
  const when = isOn ? `on until ${dayRange(toDate, toDate, today)}` : dayRange(fromDate, toDate, today);
  return (
    <header className={styles.title}>
      <h1>{title}</h1>
      <p>
        {name}&nbsp;· {when}&nbsp;· {venue}
      </p>
    </header>
  );
}
