import type { ReactNode } from 'react';
import type { Tier } from '../../domain/expo/reward.ts';
import { morePointsText, pointsText } from '../../domain/text/points-text.ts';
import { Picture } from '../../ui/picture.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { BarWithEnds } from './bar-with-ends.tsx';
import styles from './tier-list.module.css';
import { newPerks, tierProgress } from './tier-progress.ts';

/** The fragment of an address that leads to the tiers. */
export const TIERS_ID = 'tiers';

type Props = {
  tiers: readonly Tier[];
  /** The visitor's points; null while unknown. */
  points: number | null;
};

/** The tiers from the lowest up; the visitor's tier is marked. */
export function TierList({ tiers, points }: Props) {
  const visitorTier = points === null ? null : tierProgress(tiers, points).tier;
  return (
    <ol className={styles.tiers}>
      {tiers.map((tier) => (
        <li key={tier.slug} aria-current={tier.slug === visitorTier?.slug || undefined}>
          <Picture name={tier.picture} alt="" width={800} height={800} sizes="112px" originalWidth={800} />
          <h3>{tier.name}</h3>
          <p>{tier.fromPoints === 0 ? 'From the start' : `From ${pointsText(tier.fromPoints)}`}</p>
          <ul>
            {tier.perks.map((perk) => (
              <li key={perk}>{perk}</li>
            ))}
          </ul>
          {tier.slug === visitorTier?.slug && <p className={styles.visitorTier}>Your tier</p>}
        </li>
      ))}
    </ol>
  );
}

type NextTierProps = {
  tiers: readonly Tier[];
  points: number;
  /** The link to where the tiers are explained. */
  children: ReactNode;
};

/** The progress to the next tier and what it brings; nothing where there are no tiers. */
export function NextTier({ tiers, points, children }: NextTierProps) {
  if (tiers.length === 0) return null;
  const { tier, next, pointsToNext, fraction } = tierProgress(tiers, points);
  const perks = next ? newPerks(next, tier).join('; ') : '';
  return (
    <div className={styles.progress}>
      <div>
        <p>
          {tier && (
            <>
              Your tier: <strong>{tier.name}</strong>.{' '}
            </>
          )}
          {next ? `${morePointsText(pointsToNext)} to ${next.name}.` : 'You’re in the top tier.'}
        </p>
        {next && perks && (
          <p className={styles.perk}>
            New with {next.name}: {perks}.
          </p>
        )}
        {children}
      </div>
      {next && (
        <BarWithEnds from={tier?.fromPoints ?? 0} to={next.fromPoints}>
          <ProgressBar variant="reward" value={fraction} max={1} label={`On the way to ${next.name}`} />
        </BarWithEnds>
      )}
    </div>
  );
}
