import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { AddItemForm } from '../../../src/features/shopping-list/add-item-form.tsx';
import { render } from '../../support/render.tsx';

it('A name that is on the list already is named, and may be added all the same', async () => {
  const onAdd = vi.fn(async () => {});
  render(<AddItemForm expoId="expo-1" names={['Diapers, size M', 'Cot']} onAdd={onAdd} />);
  const name = page.getByLabelText('What do you need?');
  const hint = page.getByRole('status');
  await name.fill('Diapers');
  expect(hint.query()).toBeNull();
  await name.fill('diapers size m ');
  await expect.element(hint).toHaveTextContent('“Diapers, size M” is on the list already.');
  await page.getByRole('button', { name: 'Add' }).click();
  expect(onAdd).toHaveBeenCalledWith('diapers size m', '');
  await expect.element(name).toHaveFocus();
  expect(hint.query()).toBeNull();
});
