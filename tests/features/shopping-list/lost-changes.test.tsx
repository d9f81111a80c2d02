import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { actorOf } from '../../../src/domain/shop/list-merge.ts';
import { renderShoppingList } from '../../support/render-shopping-list.tsx';
import { shoppingItem } from '../../support/shopping-item.fixture.ts';

const cot = shoppingItem({ id: crypto.randomUUID() });
const pram = shoppingItem({ id: crypto.randomUUID(), name: 'Pram' });
const people = [
  { by: 'farah', name: 'Farah', isOwner: false },
  { by: 'anna', name: 'Anna', isOwner: true },
];

/** Anna ticks the cot, which does not reach the server. Then the list comes without the cot and the pram. */
async function tickBeforeRemoval(removedBy: (sub: string) => string) {
  const sub = `anna-${crypto.randomUUID()}`;
  const { setList } = await renderShoppingList(sub, [cot, pram]);
  await page.getByText('Cot', { exact: true }).click();
  await expect.element(page.getByRole('checkbox', { name: 'Cot' })).toBeChecked();
  await page.getByLabelText('What do you need?').fill('Te');
  const removed = [cot, pram].map(({ id }) => ({
    id,
    removed: true,
    stamps: { removed: { at: 5, by: removedBy(sub) } },
  }));
  setList({ removed, people });
  await expect.element(page.getByRole('checkbox', { name: 'Cot' })).not.toBeInTheDocument();
}

const taken = page.getByText(/taken off the list/);

it('Who ticked an item that another person had removed sees that, and can bring it back', async () => {
  await tickBeforeRemoval(() => 'farah');
  // Nothing of the pram, which Anna had not touched.
  await expect.element(taken).toHaveTextContent('“Cot” was taken off the list by Farah.');
  await expect.element(page.getByLabelText('What do you need?')).toHaveFocus();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(page.getByRole('checkbox', { name: 'Cot' })).toBeChecked();
  expect(taken.query()).toBeNull();
});

it('A person who removed an item and has left the list is called “someone else”', async () => {
  await tickBeforeRemoval(() => 'hadi');
  await expect.element(taken).toHaveTextContent('“Cot” was taken off the list by someone else.');
});

it('A removal on the visitor’s other phone is no news', async () => {
  await tickBeforeRemoval(actorOf);
  expect(taken.query()).toBeNull();
});

/** Anna writes a note, which does not reach the server. Then the list comes with a later one. */
async function writeBefore(by: string, note: string) {
  const { setList } = await renderShoppingList(`anna-${crypto.randomUUID()}`, [cot]);
  await page.getByRole('button', { name: 'Change Cot' }).click();
  await page.getByLabelText('Note').fill('The firm one');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByText('The firm one')).toBeVisible();
  setList({ items: [{ ...cot, note, stamps: { note: { at: Date.now() + 60_000, by } } }], people });
  await expect.element(page.getByText(note)).toBeVisible();
}

it('Who wrote a note that another person replaced later sees that, and can use theirs again', async () => {
  await writeBefore('farah', 'The soft one');
  await expect.element(page.getByText('Farah changed “Cot” after you.')).toBeVisible();
  await page.getByRole('button', { name: 'Use mine' }).click();
  await expect.element(page.getByText('The firm one')).toBeVisible();
  expect(page.getByText('after you').query()).toBeNull();
});

it('A note that another person replaced by the same words is no news', async () => {
  await writeBefore('farah', 'The firm one');
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(page.getByText('after you').query()).toBeNull();
});

it('“Keep theirs” keeps the other person’s note and ends the message', async () => {
  await writeBefore('farah', 'The soft one');
  await page.getByRole('button', { name: 'Keep theirs' }).click();
  await expect.element(page.getByText('after you')).not.toBeInTheDocument();
  await expect.element(page.getByText('The soft one')).toBeVisible();
});

it('What another person brings back is not said to be off the list, and can be taken off again', async () => {
  const { setList } = await renderShoppingList(`anna-${crypto.randomUUID()}`, [cot, pram]);
  await page.getByRole('button', { name: 'Change Cot' }).click();
  await page.getByRole('button', { name: 'Take it off the list' }).click();
  await expect.element(page.getByText('“Cot” is off the list.')).toBeVisible();
  const later = { at: Date.now() + 60_000, by: 'farah' };
  const dearer = { ...cot, priceSen: 2_200, stamps: { priceSen: later, removed: later } };
  setList({ items: [dearer, pram], people });
  await expect
    .element(page.getByText('Farah changed “Cot” after you took it off, so it’s on the list again.'))
    .toBeVisible();
  expect(page.getByText('is off the list').query()).toBeNull();
  await page.getByRole('button', { name: 'Take it off', exact: true }).click();
  await expect.element(page.getByText('“Cot” is off the list.')).toBeVisible();
  await expect.element(page.getByRole('checkbox', { name: 'Cot' })).not.toBeInTheDocument();
});
