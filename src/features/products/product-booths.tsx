import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { boothSign } from '../../domain/expo/booth-sign.ts';
import type { Booth } from '../../domain/expo/exhibitor.ts';
import type { Expo } from '../../domain/expo/expo.ts';
import { boothPath } from '../../domain/routing/paths.ts';
import { formatMoney } from '../../domain/shop/money.ts';
import { dayRange } from '../../domain/time/dates.ts';
import { todayAtom } from '../../platform/clock.ts';
import { Link } from '../../ui/link.tsx';
import styles from './product-booths.module.css';

/** Few visitors need later expos; those are folded away. */
const MAX_UNFOLDED = 2;

type Props = {
  booths: readonly Booth[];
  /** Running and upcoming expos, soonest first. */
  expos: readonly Expo[];
  /** What the product costs at an expo, in sen. */
  priceAt: (expo: Expo) => number;
  /** Below the title. */
  intro: string;
  /** The action for an expo, at the first booth of the brand there. */
  renderAction: (expo: Expo, booth: Booth) => ReactNode;
};

/** The expos and booths where visitors find a product. */
export function ProductBooths({ booths, expos, priceAt, intro, renderAction }: Props) {
  const today = useAtomValue(todayAtom);
  const places = expos.flatMap((expo) => {
    const expoBooths = booths.filter(({ expoSlug }) => expoSlug === expo.slug);
    const [firstBooth] = expoBooths;
    return firstBooth ? [{ expo, expoBooths, firstBooth }] : [];
  });
  if (places.length === 0) return null;
  const row = ({ expo, expoBooths, firstBooth }: (typeof places)[number]) => (
    <li key={expo.slug}>
      <div>
        <h3>{expo.name}</h3>
        <p>
          <span>{dayRange(expo.fromDate, expo.toDate, today)}</span> <b>{formatMoney(priceAt(expo))}</b>
        </p>
        {expoBooths.map(({ hall, booth, isOffPlan }) =>
          isOffPlan ? (
            <p key={booth}>{boothSign({ hall, booth })}</p>
          ) : (
            <Link key={booth} href={boothPath(expo.slug, booth)}>
              {boothSign({ hall, booth })}
              <span className="visually-hidden"> on the expo map</span>
            </Link>
          ),
        )}
      </div>
      {renderAction(expo, firstBooth)}
    </li>
  );
  return (
    <section aria-labelledby="booths-title" className={styles.booths}>
      <h2 id="booths-title">See it at</h2>
      <p>{intro}</p>
      <ul>{places.slice(0, MAX_UNFOLDED).map(row)}</ul>
      {places.length > MAX_UNFOLDED && (
        <details>
          <summary>Later expos</summary>
          <ul>{places.slice(MAX_UNFOLDED).map(row)}</ul>
        </details>
      )}
    </section>
  );
}
