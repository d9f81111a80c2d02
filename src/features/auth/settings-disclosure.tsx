import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './account-settings.module.css';

type Props = { title: string; text: string; children: ReactNode };

/** A collapsed setting. Its name groups the elements: opening one closes the others. */
export function SettingsDisclosure({ title, text, children }: Props) {
  return (
    <details name="security" className={styles.row}>
      <summary>
        <span>
          <span className={styles.title}>{title}</span>
          <span className={styles.text}>{text}</span>
        </span>
        <ChevronDown size={20} aria-hidden />
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}
