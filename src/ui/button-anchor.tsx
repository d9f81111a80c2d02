import type { ReactNode } from 'react';
import styles from './button.module.css';

type Props = {
  /** `https:` opens in a tab of its own, `mailto:` and `tel:` in the visitor's own apps. */
  href: string;
  variant?: 'solid' | 'outline';
  children: ReactNode;
};

/** A link that leaves the app and looks like a button. */
export const ButtonAnchor = ({ href, variant = 'solid', children }: Props) => (
  <a
    className={styles.button}
    data-variant={variant}
    href={href}
    {...(href.startsWith('https:') && { target: '_blank', rel: 'noopener noreferrer' })}
  >
    {children}
  </a>
);
