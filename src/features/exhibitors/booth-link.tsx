import { MapPin } from 'lucide-react';
import { boothSign } from '../../domain/expo/booth-sign.ts';
import type { Booth } from '../../domain/expo/exhibitor.ts';
import { boothPath } from '../../domain/routing/paths.ts';
import { Link } from '../../ui/link.tsx';
import styles from './booth-link.module.css';

type Props = {
  booth: Booth;
  /** Where it is not clear which expo is meant. */
  expoName?: string | undefined;
};

/**
 * A booth in words, which lead to its place on the map where it has one. Inside a card or row that is a link itself,
 * too.
 */
export function BoothLink({ booth, expoName }: Props) {
  const sign = boothSign(booth);
  // The name of the expo goes to the next line whole, where it fits there.
  const text = expoName ? (
    <>
      {sign}, <span className={styles.expo}>{expoName}</span>
    </>
  ) : (
    sign
  );
  if (booth.isOffPlan) return text;
  return (
    <Link className={styles.booth} href={boothPath(booth.expoSlug, booth.booth)}>
      <MapPin size={16} aria-hidden />
      <span>
        {text}
        <span className="visually-hidden"> on the expo map</span>
      </span>
    </Link>
  );
}
