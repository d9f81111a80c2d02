import type { ReactNode } from 'react';
import { formatCount } from '../../domain/text/format-count.ts';
import { pointsText } from '../../domain/text/points-text.ts';
import styles from './tier-list.module.css';

type Props = { from: number; to: number; children: ReactNode };

/** A bar with the points at its ends: bars beside each other have scales of their own. */
export const BarWithEnds = ({ from, to, children }: Props) => (
  <div className={styles.bar}>
    {children}
    <p>
      <span>{formatCount(from)}</span>
      <span className="visually-hidden"> to </span>
      <span>{pointsText(to)}</span>
    </p>
  </div>
);
