import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { formatCount } from '../../domain/text/format-count.ts';
import { isAuthAtom } from '../../platform/session/session-state.ts';
import { Picture } from '../../ui/picture.tsx';
import styles from './points-card.module.css';
import { pointsView } from './points-view.ts';
import { pointsQueries } from './queries.ts';

export function PointsCard() {
  const summary = useQuery(pointsQueries.summary(useAtomValue(isAuthAtom)));
  const view = pointsView(summary);
  return (
    <section className={styles.card} aria-labelledby="points-title" data-state={view.state}>
      <Picture name="points-star" alt="" width={52} height={52} sizes="52px" originalWidth={800} />
      <div>
        <h2 id="points-title">Yhello Points</h2>
        <p className={styles.figure}>{view.state === 'loading' ? '…' : formatCount(view.points)}</p>
      </div>
      <p className={styles.note}>{noteFor(view)}</p>
    </section>
  );
}

function noteFor(view: ReturnType<typeof pointsView>): string {
  if (view.state === 'summary-error') return 'Your points could not be loaded.';
  return view.isStale ? 'As of your last visit' : '';
}
