import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import styles from '../../../src/features/shopping-list/shopping-list.module.css';
import { render } from '../../support/render.tsx';

it.each([1200, 990, 800])('Three items fill the width of a list, also of %i px', async (width) => {
  render(
    // As wide as a page beside its margins.
    <div ref={(frame) => frame?.style.setProperty('width', `${width}px`)}>
      <ul className={styles.items} aria-label="List">
        {['Teether', 'Car seat', 'Bottle'].map((name) => (
          <li key={name} className={styles.item}>
            {name}
          </li>
        ))}
      </ul>
    </div>,
  );
  const list = page.getByRole('list', { name: 'List' }).element();
  const edges = Array.from(list.children, (item) => item.getBoundingClientRect().right);
  expect(Math.max(...edges)).toBeCloseTo(list.getBoundingClientRect().right, 0);
});
