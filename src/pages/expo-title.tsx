import { useAtomValue } from 'jotai';
import { dayRange } from '../domain/dates.ts';
import { type Expo, expoPhase } from '../domain/expo.ts';
import { todayAtom } from '../platform/clock.ts';
import styles from './expo-title.module.css';

/** The heading of a page about something of one expo: what, and at which. */
export function ExpoTitle({ title, expo }: { title: string; expo: Expo }) {
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
