// @script shell

import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { OlderAnswers } from '../platform/ssr-state.ts';
import styles from './offline-bar.module.css';

/** How old a page's data is when the server could not get newer data, as long as the screen shows it. */
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
