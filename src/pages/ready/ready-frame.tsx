// @script browse

import { type ReactNode, useId } from 'react';
import styles from './ready-frame.module.css';

/** The card about getting ready for an expo. */
export function ReadyFrame({ title, children }: { title?: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h2 id={id}>{title ?? 'Get ready for the expo'}</h2>
      {children}
    </section>
  );
}
