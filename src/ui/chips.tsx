import styles from './chips.module.css';
import { Link } from './link.tsx';

/** Without an address it leads nowhere: a choice that there is nothing for. */
export type Chip = { label: string; href: string | null; current: boolean };

type Props = { label: string; chips: readonly Chip[]; size?: 'medium' | 'small' };

/** Choices that live in the address: they can be shared, and Back undoes them. One row, scrolled sideways on phones. */
export function Chips({ label, chips, size = 'medium' }: Props) {
  return (
    <nav aria-label={label} className={styles.chips} data-size={size}>
      <ul>
        {chips.map((chip) => (
          <li key={chip.label}>
            {chip.href === null ? (
              <span aria-disabled>{chip.label}</span>
            ) : (
              <Link href={chip.href} aria-current={chip.current ? 'true' : undefined}>
                {chip.label}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
