// @script shell

import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { OlderAnswers } from '../platform/ssr-state.ts';
import styles from './offline-bar.module.css';

/** How old the data of a page is that the server could not get anew, while it is on the screen. */
export function OlderAnswersBar({ ms, text }: OlderAnswers) {
  const cache = useQueryClient().getQueryCache();
  const isShown = () => cache.getAll().some((query) => query.isActive() && query.state.dataUpdatedAt === ms);
  return (
    useSyncExternalStore(cache.subscribe, isShown, () => true) && (
      <p role="status" className={styles.bar} data-shown="true">
        As of {text}. We couldn’t get anything newer.
      </p>
    )
  );
}
