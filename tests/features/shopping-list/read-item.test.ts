import { describe, expect, it } from 'vitest';
import { NO_NAME, readItem } from '../../../src/features/shopping-list/read-item.ts';
import { shoppingItem } from '../../support/shopping-item.fixture.ts';

const base = shoppingItem({ name: 'Cot', booth: 'B12', priceSen: 12_990, note: 'The white one' });
const asFilled = {
  name: 'Cot',
  quantity: '1',
  price: '129.90',
  booth: 'B12',
  person: '',
  note: 'The white one',
};

function read(typed: Partial<typeof asFilled> & { comeBack?: string } = {}, from = base) {
  const data = new FormData();
  for (const [name, value] of Object.entries({ ...asFilled, ...typed })) data.set(name, value);
  return readItem(data, from);
}

describe('What the form of an item says', () => {
  it('is no change where nothing was typed', () => {
    expect(read()).toEqual({ changed: {} });
  });

  it('is what differs, as it is stored', () => {
    expect(read({ name: ' Travel   cot ', booth: ' b9 ', price: '', comeBack: 'on' })).toEqual({
      changed: { name: 'Travel cot', booth: 'B9', priceSen: null, comeBack: true },
    });
  });

  it('leaves a name that was stored with more spaces', () => {
    const from = { ...base, name: 'Travel  cot' };
    expect(read({ name: 'Travel  cot' }, from)).toEqual({ changed: {} });
  });

  it.each([
    [{ name: '  ' }, 'name', NO_NAME],
    [{ name: '\u200b\u200e' }, 'name', NO_NAME],
    [{ quantity: '1.5' }, 'quantity', 'Enter a number from 1 to 99.'],
    [{ quantity: '' }, 'quantity', 'Enter a number from 1 to 99.'],
    [{ quantity: '100' }, 'quantity', 'Enter a number from 1 to 99.'],
    [{ price: 'cheap' }, 'price', 'Type an amount, such as 129.90.'],
  ])('cannot be stored: %o', (typed, field, text) => {
    expect(read(typed)).toEqual({ error: { field, text } });
  });

  it('has one error at a time, from the top', () => {
    expect(read({ name: '', quantity: '0' })).toMatchObject({ error: { field: 'name' } });
  });
});
