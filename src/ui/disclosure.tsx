import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './disclosure.module.css';

type Props = {
  title: string;
  /** Follows the title where a page has several with the same one: screen readers list them without what is around. */
  about?: string;
  /** Makes the title a heading of this level. */
  level?: 3 | 4;
  /** Opens and closes it whenever this changes; in between the visitor does. */
  isOpen?: boolean;
  /** A line below the title, for as long as it is closed. */
  note?: string | undefined;
  children: ReactNode;
};

/** A `details` element: it opens without JavaScript, and browsers open it when find-in-page matches its text. */
export function Disclosure({ title, about, level, isOpen, note, children }: Props) {
  const Title = level ? (`h${level}` as const) : 'span';
  return (
    <details className={styles.disclosure} open={isOpen}>
      <summary>
        <Title>
          {title}
          {about && <span className="visually-hidden"> {about}</span>}
        </Title>
        <ChevronDown size={20} aria-hidden />
        {note && <small>{note}</small>}
      </summary>
      {children}
    </details>
  );
}
