import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { ItemRow } from '../../../src/features/shopping-list/item-row.tsx';
import styles from '../../../src/features/shopping-list/shopping-list.module.css';
import { render } from '../../support/render.tsx';
import { shoppingItem } from '../../support/shopping-item.fixture.ts';

const LONG = 'Nur Hidayah binti Mohd Hafizuddin Rahman';

it.each([LONG, LONG.replaceAll(' ', '')])('A row is as high with “%s” as with a short name', async (name) => {
  await page.viewport(320, 640);
  onTestFinished(() => page.viewport(390, 844));
  const rowOf = (by: string) => (
    <ItemRow
      key={by}
      item={{
        ...shoppingItem({ name: 'Pram', booth: 'B12', ticked: true, stamps: { ticked: { at: 5, by } } }),
        isPending: false,
      }}
      expoSlug="spring"
      people={[
        { by: 'mak', name: 'Mak', isOwner: true, isMe: false },
        { by: 'nur', name, isOwner: false, isMe: false },
      ]}
      onTick={() => {}}
      onEdit={() => {}}
    />
  );
  render(
    <ul className={styles.items}>
      {rowOf('mak')}
      {rowOf('nur')}
    </ul>,
  );
  const [short, long] = page.getByRole('listitem').elements() as [HTMLElement, HTMLElement];
  expect(long.offsetHeight).toBe(short.offsetHeight);
  for (const element of [long, document.documentElement])
    expect(element.scrollWidth).toBeLessThanOrEqual(element.clientWidth);
  // A screen reader says all of it.
  await expect.element(page.getByRole('checkbox', { name: `Ticked by ${name}` })).toBeInTheDocument();
});
