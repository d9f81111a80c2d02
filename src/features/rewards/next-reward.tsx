import type { Reward } from '../../domain/expo/reward.ts';
import { pointsText } from '../../domain/text/points-text.ts';
import { Picture } from '../../ui/picture.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { BarWithEnds } from './bar-with-ends.tsx';
import styles from './tier-list.module.css';
import { nextReward, pointsMissing } from './tier-progress.ts';

/** How far the points are from the next reward. */
export function NextReward({ rewards, points }: { rewards: readonly Reward[]; points: number }) {
  const reward = nextReward(rewards, points);
  if (!reward) return null;
  const { title, picture, pointsCost } = reward;
  const missing = pointsMissing(pointsCost, points);
  return (
    <div className={styles.progress} data-with-picture>
      <Picture name={picture} alt="" width={64} height={64} sizes="64px" originalWidth={800} />
      <p>
        {missing > 0 ? (
          <>
            <strong>{pointsText(missing)} to go:</strong> {title}
          </>
        ) : (
          <>
            Enough points for every reward, even <strong>{title}</strong>.
          </>
        )}
      </p>
      <BarWithEnds from={0} to={pointsCost}>
        <ProgressBar
          variant="reward"
          value={Math.min(points, pointsCost)}
          max={pointsCost}
          label={`On the way to ${title}`}
        />
      </BarWithEnds>
    </div>
  );
}
