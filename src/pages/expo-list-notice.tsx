import { lazy, type ReactNode, Suspense } from 'react';
import { importComponent } from '../platform/import-with-retry.ts';
import type { ExpoListQuery } from './expo/expo-list-refused.tsx';
import styles from './expo-list-notice.module.css';

// It formats a time, which takes the time zone's rules: too much for a first load.
const ExpoListRefused = lazy(() => importComponent(() => import('./expo/expo-list-refused.tsx')));

type Props = {
  query: ExpoListQuery;
  /** What is shown unless the server refuses. */
  children?: ReactNode;
};

/** The place above the expos for a refusal while an older list is shown. It is always there, so that nothing moves. */
export const ExpoListNotice = ({ query, children }: Props) => (
  <div role="status" className={styles.place}>
    {query.data && query.error ? (
      <Suspense fallback={children}>
        <ExpoListRefused query={query}>{children}</ExpoListRefused>
      </Suspense>
    ) : (
      children
    )}
  </div>
);
