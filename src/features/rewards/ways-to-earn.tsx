import { CircleCheck } from 'lucide-react';
import type { RewardProgramme } from '../../domain/expo/reward.ts';
import { familyPath, profilePath } from '../../domain/routing/account-paths.ts';
import { checkInPath } from '../../domain/routing/paths.ts';
import { pointsText } from '../../domain/text/points-text.ts';
import type { Day } from '../../domain/time/dates.ts';
import type { PointsSummary } from '../../domain/visitor/points.ts';
import { Link } from '../../ui/link.tsx';
import { type Tile, Tiles } from '../../ui/tiles.tsx';
import { earnedLabel } from './earned-label.ts';
import styles from './ways-to-earn.module.css';

/** Where visitors do it themselves. */
const PAGES = new Map([
  ['check-in', { label: 'Go to Expo Check-in', href: checkInPath }],
  ['complete-your-profile', { label: 'Go to My Profile', href: profilePath }],
  ['add-a-child', { label: 'Go to My Family', href: familyPath }],
]);

type Props = {
  ways: RewardProgramme['waysToEarn'];
  /** What the visitor was paid; null while unknown. */
  summary: PointsSummary | null;
  today: Day;
};

export function WaysToEarn({ ways, summary, today }: Props) {
  return (
    <Tiles
      tiles={ways.map(({ slug, title, text, points, unit, picture }): Tile => {
        const earned = earnedLabel(slug, summary, today);
        const page = PAGES.get(slug);
        return {
          title,
          text,
          picture,
          stat: `${pointsText(points)} ${unit}`,
          action: earned ? (
            <Earned text={earned} />
          ) : (
            page && (
              <Link href={page.href} className={styles.page}>
                {page.label}
              </Link>
            )
          ),
        };
      })}
    />
  );
}

const Earned = ({ text }: { text: string }) => (
  <span className={styles.earned}>
    <CircleCheck size={20} aria-hidden />
    {text}
  </span>
);
