import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './disclosure.module.css';

type Props = {
  title: string;
  /** Where the title is one of the page's headings. */
  level?: 3 | 4;
  children: ReactNode;
};

/** A line that unfolds, also without JavaScript and when somebody searches the page. */
export function Disclosure({ title, level, children }: Props) {
  const Title = level ? (`h${level}` as const) : 'span';
  return (
    <details className={styles.disclosure}>
      <summary>
        <Title>{title}</Title>
        <ChevronDown size={20} aria-hidden />
      </summary>
      {children}
    </details>
  );
}
