import type { ReactNode } from 'react';
import styles from './empty-state.module.css';
import { Picture } from './picture.tsx';

type Props = {
  title: string;
  text: string;
  /** The name of a picture, 800 px square. */
  picture: string;
  /** 1 where the title is the heading of the page. */
  level?: 1 | 2 | 3;
  /** Set: the title is announced when it appears, and again with another number. */
  announcedAs?: number;
  children?: ReactNode;
};

/** An empty, failed or finished state: a title, an explanation and what to do next. */
export function EmptyState({ title, text, picture, level = 1, announcedAs, children }: Props) {
  const Heading = `h${level}` as const;
  return (
    <section className={styles.state}>
      <Picture name={picture} alt="" width={160} height={160} sizes="160px" originalWidth={800} />
      <Heading key={announcedAs} data-announce={announcedAs === undefined ? undefined : true}>
        {title}
      </Heading>
      <p>{text}</p>
      {children && <div className={styles.actions}>{children}</div>}
    </section>
  );
}
