import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { SearchField } from '../../src/ui/search-field.tsx';
import { render } from '../support/render.tsx';

const onSearch = vi.fn();
const onInput = vi.fn();
const field = page.getByRole('searchbox', { name: 'Search a brand' });
const withText = (value: string) => (
  <SearchField label="Search a brand" name="text" value={value} onSearch={onSearch} onInput={onInput} />
);

beforeEach(() => {
  onSearch.mockClear();
  onInput.mockClear();
});

describe('a search field', () => {
  it('searches with Enter and with the button, without the spaces around the text', async () => {
    render(withText(''));
    await field.fill('  snugride ');
    await userEvent.keyboard('{Enter}');
    await page.getByRole('button', { name: 'Search' }).click();
    expect(onSearch.mock.calls).toEqual([['snugride'], ['snugride']]);
    expect(onInput).toHaveBeenLastCalledWith('  snugride ');
  });

  it('searches for nothing once it is cleared, and keeps the focus', async () => {
    render(withText('snugride'));
    await field.fill('');
    expect(onSearch.mock.calls).toEqual([['']]);
    await expect.element(field).toHaveFocus();
  });

  it('is cleared by its own button, which shows beside a text only', async () => {
    render(withText('snugride'));
    const clear = page.getByRole('link', { name: 'Clear the search' });
    const { width, height } = clear.element().getBoundingClientRect();
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    await clear.click();
    expect(onSearch.mock.calls).toEqual([['']]);
    expect(onInput).toHaveBeenLastCalledWith('');
    await expect.element(field).toHaveValue('');
    await expect.element(field).toHaveFocus();
    await expect.element(clear).not.toBeInTheDocument();
  });

  it('forgets what was only typed without a search', async () => {
    render(withText(''));
    await field.fill('snug');
    await page.getByRole('link', { name: 'Clear the search' }).click();
    await expect.element(field).toHaveValue('');
    expect(onSearch).not.toHaveBeenCalled();
  });

  it('is cleared without JavaScript by an address that keeps the other filters', async () => {
    render(
      <SearchField
        label="Search a brand"
        name="text"
        value="cot"
        hiddenParams={{ stage: 'newborn' }}
        onSearch={onSearch}
      />,
    );
    await expect
      .element(page.getByRole('link', { name: 'Clear the search' }))
      .toHaveAttribute('href', '?stage=newborn');
  });

  it('keeps the text that is being typed when the list around it is rendered again', async () => {
    const { rerender } = render(withText(''));
    await field.fill('snug');
    rerender(withText(''));
    await expect.element(field).toHaveValue('snug');
  });

  it('keeps the text that is being typed when its own search arrives in the address', async () => {
    const { rerender } = render(withText(''));
    await field.fill('snug');
    await userEvent.keyboard('{Enter}');
    await field.fill('snugride');
    rerender(withText('snug'));
    await expect.element(field).toHaveValue('snugride');
  });

  it('takes the text of the address after Back, and reports it', async () => {
    const { rerender } = render(withText('snugride'));
    rerender(withText('cot'));
    await expect.element(field).toHaveValue('cot');
    expect(onInput).toHaveBeenLastCalledWith('cot');
  });
});
