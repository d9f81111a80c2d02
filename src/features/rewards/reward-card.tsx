import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatCount } from '../../domain/text/format-count.ts';
import { pointsText } from '../../domain/text/points-text.ts';
import { Picture } from '../../ui/picture.tsx';
import styles from './rewards.module.css';
import { pointsMissing } from './tier-progress.ts';

type Cost = { pointsCost: number };

type Props = {
  reward: Cost & { title: string; text: string; category: string; picture: string };
  /** The visitor's points; null while unknown. */
  points: number | null;
  /** Place and stock. */
  children?: ReactNode;
};

/** One reward with its cost in points, and whether the visitor has enough. */
export function RewardCard({ reward, points, children }: Props) {
  const { title, text, category, pointsCost, picture } = reward;
  return (
    <li className={styles.reward}>
      <Picture
        name={picture}
        alt=""
        width={800}
        height={800}
        sizes="(width < 576px) 88px, 290px"
        originalWidth={800}
      />
      <p className={styles.category}>{category}</p>
      <h3>{title}</h3>
      <p className={styles.cost}>
        <strong>{pointsText(pointsCost)}</strong>
        {points !== null && <MissingPoints missing={pointsMissing(pointsCost, points)} />}
      </p>
      <p className={styles.text}>{text}</p>
      {children}
    </li>
  );
}

const MissingPoints = ({ missing }: { missing: number }) =>
  missing === 0 ? (
    <>
      <Check size={18} aria-hidden />
      <span className="visually-hidden">You have enough</span>
    </>
  ) : (
    <span data-missing>{formatCount(missing)} to go</span>
  );

/** What the check mark on cards means, where one of them has it. */
export function EnoughLegend({ rewards, points }: { rewards: readonly Cost[]; points: number | null }) {
  if (points === null) return null;
  const count = rewards.filter(({ pointsCost }) => pointsMissing(pointsCost, points) === 0).length;
  if (count === 0) return null;
  return (
    <p className={styles.enough}>
      <Check size={18} aria-hidden />
      Enough points for {count === rewards.length ? 'all' : `${count} of ${rewards.length}`}
    </p>
  );
}

export const RewardGrid = ({ children }: { children: ReactNode }) => (
  <ul className={styles.rewards}>{children}</ul>
);
