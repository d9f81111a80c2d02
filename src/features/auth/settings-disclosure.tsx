import { useAtomValue } from 'jotai';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { isOnlineAtom } from '../../platform/connectivity.ts';
import styles from './account-settings.module.css';

type Props = { title: string; text: string; children: ReactNode };

/** A collapsed setting that needs a connection. Its name groups the elements: opening one closes the others. */
export function SettingsDisclosure({ title, text, children }: Props) {
  const isOnline = useAtomValue(isOnlineAtom);
  return (
    <details name="security" className={styles.row}>
      <summary>
        <span>
          <span className={styles.title}>{title}</span>
          <span className={styles.text}>{isOnline ? text : 'Needs a connection'}</span>
        </span>
        <ChevronDown size={20} aria-hidden />
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}
