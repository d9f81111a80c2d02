import type { MenuEntry } from '../domain/menus.ts';
import { Link } from '../ui/link.tsx';
import styles from './menu-entries.module.css';

type Props = { entries: readonly MenuEntry[]; onFollow: () => void };

/** The lines of a submenu: links, headings between them, and names that lead nowhere yet. */
export function MenuEntries({ entries, onFollow }: Props) {
  return (
    <ul className={styles.entries}>
      {entries.map((entry) => (
        <li key={entry.slug} data-kind={entry.kind}>
          {entry.kind === 'link' ? (
            <Link href={entry.path} onClick={onFollow}>
              {entry.label}
            </Link>
          ) : (
            <span>{entry.label}</span>
          )}
        </li>
      ))}
    </ul>
  );
}
