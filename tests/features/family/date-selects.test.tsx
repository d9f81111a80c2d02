import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { DateParts } from '../../../src/domain/time/date-options.ts';
import type { Day } from '../../../src/domain/time/dates.ts';
import { DateSelects } from '../../../src/features/family/date-selects.tsx';
import { render } from '../../support/render.tsx';

const TODAY = '2026-11-21' as Day;
const EMPTY: DateParts = { year: null, month: null, day: null };

function Selects({ onlyFuture, error }: { onlyFuture: boolean; error?: string }) {
  const [value, setValue] = useState(EMPTY);
  return (
    <DateSelects
      legend="Due date"
      value={value}
      years={[2026, 2027, 2028]}
      onlyFuture={onlyFuture}
      today={TODAY}
      error={error}
      onChange={setValue}
    />
  );
}
const part = (name: 'Year' | 'Month' | 'Day') => page.getByRole('combobox', { name });
const choices = (name: 'Year' | 'Month' | 'Day') =>
  [...(part(name).element() as HTMLSelectElement).options].slice(1).map(({ text }) => text);

describe('the lists of a date', () => {
  it('offer every year, and only the months and days that are still to come', async () => {
    render(<Selects onlyFuture />);
    expect(choices('Year')).toEqual(['2026', '2027', '2028']);
    await part('Year').selectOptions('2026');
    expect(choices('Month')).toEqual(['November', 'December']);
    await part('Month').selectOptions('November');
    expect(choices('Day')[0]).toBe('21');
    expect(choices('Day').at(-1)).toBe('30');
  });

  it('offer all days of the chosen month, in a leap year 29 of February', async () => {
    render(<Selects onlyFuture={false} />);
    await part('Year').selectOptions('2028');
    await part('Month').selectOptions('February');
    expect(choices('Day')).toHaveLength(29);
  });

  it('keep a chosen day that the new month does not have, and say so until it is changed', async () => {
    render(<Selects onlyFuture={false} />);
    await part('Month').selectOptions('January');
    await part('Day').selectOptions('31');
    await part('Month').selectOptions('February');
    await expect.element(part('Day')).toHaveValue('31');
    await expect.element(part('Day')).toHaveAttribute('aria-invalid', 'true');
    await expect.element(part('Day')).toHaveAccessibleDescription('February has only 29 days.');
    await expect.element(part('Month')).not.toHaveAttribute('aria-invalid');
    await part('Day').selectOptions('29');
    expect(page.getByRole('alert').elements()).toEqual([]);
    await part('Year').selectOptions('2027');
    await expect.element(page.getByRole('alert')).toHaveTextContent('February 2027 has only 28 days.');
    await part('Year').selectOptions('2028');
    expect(page.getByRole('alert').elements()).toEqual([]);
    expect(choices('Day')).toHaveLength(29);
  });

  it('keep a month or day that has passed in the new year, and say so', async () => {
    render(<Selects onlyFuture />);
    await part('Month').selectOptions('November');
    await part('Day').selectOptions('20');
    await part('Year').selectOptions('2026');
    await expect.element(page.getByRole('alert')).toHaveTextContent('This date has passed.');
    await expect.element(part('Day')).toHaveValue('20');
    await part('Year').selectOptions('2027');
    await part('Month').selectOptions('March');
    expect(page.getByRole('alert').elements()).toEqual([]);
    await part('Year').selectOptions('2026');
    await expect.element(part('Month')).toHaveAttribute('aria-invalid', 'true');
    await expect.element(part('Month')).toHaveValue('3');
  });

  it('mark only the missing parts when a date is incomplete', async () => {
    const { rerender } = render(<Selects onlyFuture={false} />);
    await part('Year').selectOptions('2027');
    rerender(<Selects onlyFuture={false} error="Choose day, month and year." />);
    await expect.element(part('Year')).not.toHaveAttribute('aria-invalid');
    await expect.element(part('Month')).toHaveAttribute('aria-invalid', 'true');
    await expect.element(part('Day')).toHaveAttribute('aria-invalid', 'true');
    await expect.element(part('Month')).toHaveAccessibleDescription('Choose day, month and year.');
    // The focus goes there, and reads it.
    expect(page.getByRole('alert').elements()).toEqual([]);
  });
});
