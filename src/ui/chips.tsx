// @script pieces

import styles from './chips.module.css';
import { Link } from './link.tsx';

/** `href` is null for a choice without results; it is disabled. */
export type Chip = { label: string; href: string | null; current: boolean };

type Props = { label: string; chips: readonly Chip[]; size?: 'medium' | 'small' };

/** The row, or one of several rows beside each other, may be wider than the screen. */
function showInRow(chip: HTMLElement | null): void {
  let row = chip?.parentElement;
  while (row && getComputedStyle(row).overflowX !== 'auto') row = row.parentElement;
  // A part of the next one stays in sight.
  if (chip && row) row.scrollLeft += Math.max(0, chip.getBoundingClientRect().right + 60 - innerWidth);
}

/** Stays while the addresses change, or the chosen chip would lose the focus. Two people may have the same name. */
function keyOf(chips: readonly Chip[], index: number): string {
  const label = chips[index]?.label;
  return `${label} ${chips.slice(0, index).filter((other) => other.label === label).length}`;
}

/** Filter links: the choice is part of the address, can be shared, and Back undoes it. Phones scroll the row sideways. */
export function Chips({ label, chips, size = 'medium' }: Props) {
  // Without the data of the others there is nothing to choose.
  return chips.length < 2 ? null : (
    <nav aria-label={label} className={styles.chips} data-size={size}>
      <ul>
        {chips.map((chip, index) => (
          <li key={keyOf(chips, index)} ref={chip.current && index > 0 ? showInRow : undefined}>
            {chip.href === null ? (
              <span aria-disabled aria-current={chip.current || undefined}>
                {chip.label}
              </span>
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
