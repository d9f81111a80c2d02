import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './disclosure.module.css';

type Props = {
  title: string;
  /** Makes the title a heading of this level. */
  level?: 3 | 4;
  /** Opens and closes it whenever this changes; in between the visitor does. */
  isOpen?: boolean;
  /** A line below the title, for as long as it is closed. */
  note?: string | undefined;
  children: ReactNode;
};

/** A `details` element: it opens without JavaScript, and browsers open it when find-in-page matches its text. */
export function Disclosure({ title, level, isOpen, note, children }: Props) {
  const Title = level ? (`h${level}` as const) : 'span';
  return (
    <details className={styles.disclosure} open={isOpen}>
      <summary>
        <Title>{title}</Title>
        <ChevronDown size={20} aria-hidden />
        {note && <small>{note}</small>}
      </summary>
      {children}
    </details>
  );
}
