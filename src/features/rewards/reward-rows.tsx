import type { Reward } from '../../domain/expo/reward.ts';
import { pointsText } from '../../domain/text/points-text.ts';
import { Picture } from '../../ui/picture.tsx';
import styles from './reward-rows.module.css';

/** Rewards in little room: picture, name and cost. */
export const RewardRows = ({ rewards }: { rewards: readonly Reward[] }) => (
  <ul className={styles.rows}>
    {rewards.map(({ slug, title, picture, pointsCost }) => (
      <li key={slug}>
        <Picture name={picture} alt="" width={56} height={56} sizes="56px" originalWidth={800} />
        <h3>{title}</h3>
        <p>{pointsText(pointsCost)}</p>
      </li>
    ))}
  </ul>
);
