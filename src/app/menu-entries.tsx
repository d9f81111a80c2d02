import { Link } from '../ui/link.tsx';
import styles from './menu-entries.module.css';
import type { MenuEntry } from './site-menus.ts';

type Props = { entries: readonly MenuEntry[]; onNavigate: () => void };

/** The entries of a submenu: links, headings between groups, and names without a link. */
export function MenuEntries({ entries, onNavigate }: Props) {
  return (
    <ul className={styles.entries}>
      {entries.map((entry) => (
        <li key={entry.slug} data-kind={entry.kind}>
          {entry.kind === 'link' ? (
            <Link href={entry.path} onClick={onNavigate}>
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
