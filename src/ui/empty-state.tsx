import type { ReactNode } from 'react';
import styles from './empty-state.module.css';
import { Picture } from './picture.tsx';

type Props = {
  title: string;
  text: string;
  /** An object picture, 800 px square. */
  picture: string;
  /** The page's own heading, or one among others. */
  level?: 1 | 2;
  children?: ReactNode;
};

/** An empty, failed or finished state: what it is, what it means, what to do. */
export function EmptyState({ title, text, picture, level = 1, children }: Props) {
  const Heading = `h${level}` as const;
  return (
    <section className={styles.notice}>
      <Picture name={picture} alt="" width={160} height={160} sizes="160px" originalWidth={800} />
      <Heading>{title}</Heading>
      <p>{text}</p>
      {children && <div className={styles.actions}>{children}</div>}
    </section>
  );
}
