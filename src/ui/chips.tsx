// @script pieces

import { useLayoutEffect, useRef } from 'react';
import styles from './chips.module.css';
import { Link } from './link.tsx';

/** `href` is null for a choice without results; it is disabled. */
export type Chip = { label: string; href: string | null; current: boolean };

/** The space beside a row, in px. */
const GUTTER = 16;
/** Beside a chip that was scrolled into sight, so that a part of the next one is seen. */
const NEXT_ONE = 60;

/** How many stand for chips that are on their way. */
const WAITING = [1, 2, 3, 4, 5, 6];

type Props = {
  label: string;
  chips: readonly Chip[];
  size?: 'small' | undefined;
  /** More chips than these are on their way: their place is kept. */
  isLoading?: boolean;
};

/**
 * Filter links: the choice is part of the address, can be shared, and Back undoes it. Phones scroll the row sideways.
 */
export function Chips({ label, chips, size, isLoading = false }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const isLater = useRef(false);
  const current = chips.findIndex((chip) => chip.current);
  // Scrolls the chosen chip into view: its row may be wider than the screen. A row that several lists share is scrolled
  // at first only: a choice in one list may change the chosen chip of another, and the row must not move under the
  // finger.
  useLayoutEffect(() => {
    const chip = list.current?.children[current];
    let row: HTMLElement | null = list.current;
    while (row && getComputedStyle(row).overflowX !== 'auto') row = row.parentElement;
    if (chip && row && !(isLater.current && row.querySelector('nav'))) {
      const distance = chip.getBoundingClientRect().right + NEXT_ONE - innerWidth;
      // A chip that is whole on the screen stays where it is.
      if (distance > NEXT_ONE - GUTTER) row.scrollLeft += distance;
    }
    isLater.current = true;
  }, [current]);
  if (isLoading && chips.length < 2)
    return (
      <nav aria-hidden className={styles.chips} data-waiting>
        <ul>
          {WAITING.map((chip) => (
            <li key={chip}>
              <span />
            </li>
          ))}
        </ul>
      </nav>
    );
  // A single choice is none; the data of the others may be missing.
  return chips.length < 2 ? null : (
    <nav aria-label={label} className={styles.chips} data-size={size}>
      <ul ref={list}>
        {chips.map((chip, index) => (
          // The key stays while the addresses change, or the chosen chip would lose the focus. Two people may have the
          // same name.
          <li key={chip.label + chips.slice(0, index).filter(({ label }) => label === chip.label).length}>
            {chip.href === null ? (
              <span aria-disabled aria-current={chip.current || undefined}>
                {chip.label}
              </span>
            ) : (
              <Link href={chip.href} aria-current={chip.current || undefined}>
                {chip.label}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
