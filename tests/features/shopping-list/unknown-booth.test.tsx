import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { FindBooth } from '../../../src/features/shopping-list/item-row.tsx';
import { ItemSheet } from '../../../src/features/shopping-list/item-sheet.tsx';
import { AlertProvider } from '../../../src/ui/alert.tsx';
import { render } from '../../support/render.tsx';
import { shoppingItem } from '../../support/shopping-item.fixture.ts';

const onPlan: FindBooth = (typed) => (typed === 'B9' ? { booth: 'B09', hall: 'Hall 1' } : null);

function openSheet(findBooth: FindBooth, booth = '') {
  const onSave = vi.fn(async () => {});
  const item = { ...shoppingItem({ id: crypto.randomUUID(), booth }), isPending: false };
  render(
    <AlertProvider>
      <ItemSheet item={item} findBooth={findBooth} onClose={() => {}} onRemove={() => {}} onSave={onSave} />
    </AlertProvider>,
  );
  return onSave;
}
const field = page.getByLabelText('Booth', { exact: true });
const note = page.getByText(/^No booth/);

it('A booth that is not at the expo is named below its field, and may be saved all the same', async () => {
  const onSave = openSheet(onPlan);
  await field.fill('b9');
  expect(note.query()).toBeNull();
  await field.fill('b99');
  await expect.element(note).toHaveTextContent('No booth B99 at this expo.');
  await expect.element(field).toHaveAccessibleDescription('No booth B99 at this expo.');
  await page.getByRole('button', { name: 'Save' }).click();
  expect(onSave).toHaveBeenCalledWith(expect.anything(), { booth: 'B99' });
});

it('An item that is at such a booth already says so at once', async () => {
  openSheet(onPlan, 'B99');
  await expect.element(note).toHaveTextContent('No booth B99 at this expo.');
});

it('Words are not taken for the code of a booth', async () => {
  openSheet(onPlan, 'At the entrance');
  await expect.element(field).toHaveValue('At the entrance');
  expect(note.query()).toBeNull();
});

it('Nothing is said before the exhibitors are known', async () => {
  openSheet(() => undefined, 'B99');
  await expect.element(field).toHaveValue('B99');
  expect(note.query()).toBeNull();
});
