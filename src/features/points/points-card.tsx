import { lazy, type ReactNode, Suspense } from 'react';
import { pointsName } from '../../domain/organiser/labels.ts';
import { formatCount } from '../../domain/text/format-count.ts';
import { importComponent } from '../../platform/import-with-retry.ts';
import { PendingNote } from '../../ui/pending-note.tsx';
import { Picture } from '../../ui/picture.tsx';
import styles from './points-card.module.css';
import type { PointsView } from './points-view.ts';
import { usePoints } from './use-points.ts';

// It formats a time, which takes the time zone's rules: too much for what is hardly ever shown.
const LastPoints = lazy(() => importComponent(() => import('./last-points.tsx')));

type Props = {
  /** At the end of the card. */
  action?: ReactNode;
  /** Points earned today; if set, shown first, with the balance beside them. The title is then an `h3`. */
  earnedToday?: number;
};

export function PointsCard({ action, earnedToday }: Props) {
  const view = usePoints();
  const Heading = earnedToday === undefined ? 'h2' : 'h3';
  return (
    <section className={styles.card} aria-labelledby="points-title" data-state={view.state}>
      <Picture name="points-star" alt="" width={52} height={52} sizes="52px" originalWidth={800} />
      <div>
        <Heading id="points-title">{earnedToday === undefined ? pointsName : 'Earned today'}</Heading>
        <p className={styles.figure}>{figureOf(view, earnedToday)}</p>
      </div>
      {action ?? <p className={styles.note}>{noteFor(view) || balanceBeside(view, earnedToday)}</p>}
      {action && noteFor(view) && <p className={styles.below}>{noteFor(view)}</p>}
      {view.state === 'summary-error' && (
        <p className={styles.below}>
          <Suspense fallback={null}>
            <LastPoints />
          </Suspense>
        </p>
      )}
      {view.pending > 0 && (
        <div className={styles.pending}>
          <PendingNote text={`${formatCount(view.pending)} more once your check-in is sent`} />
        </div>
      )}
    </section>
  );
}

function figureOf({ state, points }: PointsView, earnedToday: number | undefined): string {
  if (state === 'loading') return '';
  if (earnedToday === undefined) return formatCount(points);
  return earnedToday > 0 ? `+${formatCount(earnedToday)}` : 'None yet';
}

const balanceBeside = ({ state, points }: PointsView, earnedToday: number | undefined) =>
  earnedToday !== undefined && state === 'loaded' && `Balance ${formatCount(points)}`;

function noteFor(view: PointsView): string {
  if (view.state === 'summary-error') return 'Your points didn’t load.';
  return view.isStale ? 'As of your last visit' : '';
}
