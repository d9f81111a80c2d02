import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { AddItemForm } from '../../../src/features/shopping-list/add-item-form.tsx';
import { render } from '../../support/render.tsx';

it('A name that is on the list already is named, and may be added all the same', async () => {
  const onAdd = vi.fn(async () => {});
  render(<AddItemForm expoId="expo-1" names={['Diapers, size M', 'Cot']} onAdd={onAdd} />);
  const name = page.getByLabelText('What do you need?');
  const hint = page.getByText(/is on the list already/);
  await name.fill('Diapers');
  expect(hint.query()).toBeNull();
  await name.fill('diapers  size m ');
  await expect.element(hint).toHaveTextContent('“Diapers, size M” is on the list already.');
  await page.getByRole('button', { name: 'Add' }).click();
  expect(onAdd).toHaveBeenCalledWith(['diapers size m'], '');
  await expect.element(name).toHaveFocus();
  expect(hint.query()).toBeNull();
});

it('The second half of a double tap is no empty item, a later tap is', async () => {
  const onAdd = vi.fn(async () => {});
  render(<AddItemForm expoId="expo-1" names={[]} onAdd={onAdd} />);
  await page.getByLabelText('What do you need?').fill('Cot');
  const add = page.getByRole('button', { name: 'Add' });
  await add.dblClick();
  expect(onAdd).toHaveBeenCalledTimes(1);
  const error = page.getByText('Enter what you need.');
  expect(error.query()).toBeNull();
  await new Promise((resolve) => setTimeout(resolve, 600));
  await add.click();
  await expect.element(error).toBeVisible();
});

it('That nothing is typed is said once: as the focus comes to the field, or by an alert where it is there', async () => {
  render(<AddItemForm expoId="expo-1" names={[]} onAdd={vi.fn()} />);
  const name = page.getByLabelText('What do you need?');
  const alert = page.getByRole('alert');
  await page.getByRole('button', { name: 'Add' }).click();
  await expect.element(name).toHaveFocus();
  await expect.element(name).toHaveAccessibleDescription('Enter what you need.');
  expect(alert.query()).toBeNull();
  await userEvent.keyboard('{Enter}');
  await expect.element(alert).toHaveTextContent('Enter what you need.');
});

it('A booth that the expo has not is named, and may be added all the same, in capitals', async () => {
  const onAdd = vi.fn(async () => {});
  const findBooth = (typed: string) => (typed === 'B9' ? { booth: 'B09', hall: 'Hall 1' } : null);
  render(<AddItemForm expoId="expo-1" names={[]} findBooth={findBooth} onAdd={onAdd} />);
  const hint = page.getByText(/^No booth/);
  await page.getByLabelText('What do you need?').fill('Cot');
  const booth = page.getByLabelText('Booth (optional)');
  await booth.fill('b9');
  expect(hint.query()).toBeNull();
  await booth.fill('b99');
  await expect.element(hint).toHaveTextContent('No booth B99 at this expo.');
  await page.getByRole('button', { name: 'Add' }).click();
  expect(onAdd).toHaveBeenCalledWith(['Cot'], 'B99');
  expect(hint.query()).toBeNull();
});

const paste = (text: string) => {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text', text);
  const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
  return page.getByLabelText('What do you need?').element().dispatchEvent(event);
};

it('A pasted list is added with one tap, one thing a line', async () => {
  const onAdd = vi.fn(async () => {});
  render(<AddItemForm expoId="expo-1" names={[]} onAdd={onAdd} />);
  const name = page.getByLabelText('What do you need?');
  await name.fill('Cot');
  expect(paste('- Diapers\n- Wipes')).toBe(false);
  await expect.element(page.getByText('Cot · Diapers · Wipes')).toHaveAttribute('data-announce');
  await expect.element(name).toHaveValue('');
  await page.getByRole('button', { name: 'Add 3 things' }).click();
  expect(onAdd).toHaveBeenCalledExactlyOnceWith(['Cot', 'Diapers', 'Wipes'], '');
  await expect.element(page.getByRole('button', { name: 'Add', exact: true })).toBeVisible();
});

it('What is typed after a list was pasted takes its place, and a single line is pasted as ever', async () => {
  const onAdd = vi.fn(async () => {});
  render(<AddItemForm expoId="expo-1" names={[]} onAdd={onAdd} />);
  paste('Diapers\nWipes');
  await page.getByLabelText('What do you need?').fill('Cot');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  expect(onAdd).toHaveBeenCalledExactlyOnceWith(['Cot'], '');
  expect(paste('- Diapers\n')).toBe(true);
});

it('A pasted list that could not be stored is offered again', async () => {
  const onAdd = vi.fn(async () => {
    throw new Error('full');
  });
  render(<AddItemForm expoId="expo-1" names={[]} onAdd={onAdd} />);
  const clipboardData = new DataTransfer();
  clipboardData.setData('text', 'Cot\nPram');
  const event = new ClipboardEvent('paste', { clipboardData, bubbles: true });
  page.getByLabelText('What do you need?').element().dispatchEvent(event);
  await page.getByRole('button', { name: 'Add 2 things' }).click();
  await expect.poll(() => onAdd.mock.calls).toEqual([[['Cot', 'Pram'], '']]);
  await expect.element(page.getByRole('button', { name: 'Add 2 things' })).toBeVisible();
});
