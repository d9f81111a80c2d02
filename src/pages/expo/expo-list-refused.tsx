import type { ReactNode } from 'react';
import { dayAndTimeAt } from '../../domain/time/expo-time-text.ts';
import { isRefusal } from '../../platform/request-error.ts';
import { Button } from '../../ui/button.tsx';
import styles from './expo-list-refused.module.css';

/** The result of `useQuery`. */
export type ExpoListQuery = {
  data: unknown;
  error: Error | null;
  dataUpdatedAt: number;
  refetch: () => unknown;
};

/** The error state of expos while an older list is shown. No answer is no failure: then `children` stay. */
export default function ExpoListRefused({ query, children }: { query: ExpoListQuery; children: ReactNode }) {
  const { error, dataUpdatedAt, refetch } = query;
  if (!isRefusal(error)) return children;
  return (
    <div className={styles.notice} data-error={error.message}>
      <div>
        <h2>The expos didn’t load</h2>
        <p>{dataUpdatedAt > 0 ? `As of ${dayAndTimeAt(dataUpdatedAt)}` : 'As last loaded'}</p>
      </div>
      <Button variant="outline" onClick={() => refetch()}>
        Try again
      </Button>
    </div>
  );
}
