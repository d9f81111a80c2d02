import { lazy, Suspense } from 'react';
import { importComponent } from '../../platform/import-with-retry.ts';
import styles from './lazy-points-card.module.css';

// Signed-out visitors see the pages about rewards too, and do not need the outbox and its schemas.
const PointsCard = lazy(async () => {
  const module = await importComponent(() => import('./points-card.tsx'));
  return { default: module.PointsCard };
});

export const LazyPointsCard = () => (
  <Suspense fallback={<div className={styles.place} />}>
    <PointsCard />
  </Suspense>
);
