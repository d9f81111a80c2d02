import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { PillSelect } from '../../src/ui/pill-select.tsx';
import { render } from '../support/render.tsx';

const OPTIONS = [
  { value: '', label: 'All regions' },
  { value: 'Penang', label: 'Penang' },
];

it('a pill select reports the choice, and shows whether it narrows the list', async () => {
  const onSelect = vi.fn();
  const withValue = (value: string) => (
    <PillSelect label="Region" name="region" value={value} options={OPTIONS} onSelect={onSelect} />
  );
  const { rerender } = render(withValue(''));
  const select = page.getByRole('combobox', { name: 'Region' });
  await expect.element(select).not.toHaveAttribute('data-filtered');
  await select.selectOptions('Penang');
  expect(onSelect.mock.calls).toEqual([['Penang']]);
  // The address decides: until it has changed, the choice is the former one.
  await expect.element(select).toHaveValue('');
  rerender(withValue('Penang'));
  await expect.element(select).toHaveValue('Penang');
  await expect.element(select).toHaveAttribute('data-filtered', 'true');
});

it('an order narrows nothing, whichever is chosen', async () => {
  const orders = [
    { value: 'latest', label: 'Latest first' },
    { value: 'aisle', label: 'By booth' },
  ];
  render(<PillSelect label="Order" name="sort" value="aisle" options={orders} onSelect={() => {}} />);
  const select = page.getByRole('combobox', { name: 'Order' });
  await expect.element(select).toHaveValue('aisle');
  await expect.element(select).not.toHaveAttribute('data-filtered');
});
