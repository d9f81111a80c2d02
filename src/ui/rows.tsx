import type { ReactNode } from 'react';
import { Link } from './link.tsx';
import { Picture } from './picture.tsx';
import styles from './rows.module.css';

/** Rows one below the other, or side by side where there is room. */
export function RowList({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <ul className={styles.rows} aria-label={label}>
      {children}
    </ul>
  );
}

type Props = {
  title: string;
  /** The target of the whole row; `trailing` still works by itself. */
  href?: string | undefined;
  /** The name of a picture, 800 px square. */
  picture?: string | undefined;
  trailing?: ReactNode;
  children?: ReactNode;
};

export function Row({ title, href, picture, trailing, children }: Props) {
  return (
    <li className={styles.row}>
      {picture && <Picture name={picture} alt="" width={64} height={64} sizes="64px" originalWidth={800} />}
      <div className={styles.text}>
        <p className={styles.title}>
          {href ? (
            <Link href={href} className={styles.cover}>
              {title}
            </Link>
          ) : (
            title
          )}
        </p>
        {children}
      </div>
      {trailing && <div className={styles.trailing}>{trailing}</div>}
    </li>
  );
}
