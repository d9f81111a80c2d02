import styles from './chips.module.css';
import { Link } from './link.tsx';

export type Chip = { label: string; href: string; current: boolean };

/** Choices that live in the address: they can be shared, and Back undoes them. One row, scrolled sideways on phones. */
export function Chips({ label, chips }: { label: string; chips: readonly Chip[] }) {
  return (
    <nav aria-label={label} className={styles.chips}>
      <ul>
        {chips.map((chip) => (
          <li key={chip.href}>
            <Link href={chip.href} aria-current={chip.current ? 'true' : undefined}>
              {chip.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
