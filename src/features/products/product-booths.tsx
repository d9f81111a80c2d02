import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import type { Booth } from '../../domain/expo/exhibitor.ts';
import type { Expo } from '../../domain/expo/expo.ts';
import { boothPath } from '../../domain/routing/paths.ts';
import { dayRange } from '../../domain/time/dates.ts';
import { todayAtom } from '../../platform/clock.ts';
import { Link } from '../../ui/link.tsx';
import styles from './product-booths.module.css';

/** The others are looked at by few. */
const AT_FIRST = 2;

type Props = {
  booths: readonly Booth[];
  /** Those that are not over, soonest first. */
  expos: readonly Expo[];
  /** What to do about it there, at the first booth of its brand. */
  renderAction: (expo: Expo, booth: Booth) => ReactNode;
};

/** Where a product can be seen and bought. */
export function ProductBooths({ booths, expos, renderAction }: Props) {
  const today = useAtomValue(todayAtom);
  const there = expos.flatMap((expo) => {
    const stands = booths.filter(({ expoSlug }) => expoSlug === expo.slug);
    const [first] = stands;
    return first ? [{ expo, stands, first }] : [];
  });
  if (there.length === 0) return null;
  const row = ({ expo, stands, first }: (typeof there)[number]) => (
    <li key={expo.slug}>
      <div>
        <h3>{expo.name}</h3>
        <p>{dayRange(expo.fromDate, expo.toDate, today)}</p>
        {stands.map(({ hall, booth }) => (
          <Link key={booth} href={boothPath(expo.slug, booth)}>
            {hall}, booth {booth}
            <span className="visually-hidden"> on the expo map</span>
          </Link>
        ))}
      </div>
      {renderAction(expo, first)}
    </li>
  );
  return (
    <section aria-labelledby="booths-title" className={styles.booths}>
      <h2 id="booths-title">See it at</h2>
      <ul>{there.slice(0, AT_FIRST).map(row)}</ul>
      {there.length > AT_FIRST && (
        <details>
          <summary>Later expos</summary>
          <ul>{there.slice(AT_FIRST).map(row)}</ul>
        </details>
      )}
    </section>
  );
}
