import { useState } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { MAX_QUANTITY } from '../../../src/domain/shop/cart.ts';
import { CartLineRow } from '../../../src/features/cart/cart-line-row.tsx';
import { bottleCard } from '../../support/product-card.fixture.ts';
import { render } from '../../support/render.tsx';

const steps: number[] = [];
function Line({ initial }: { initial: number }) {
  const [quantity, setQuantity] = useState(initial);
  const step = (by: number) => {
    steps.push(by);
    setQuantity(quantity + by);
  };
  return (
    <CartLineRow
      line={{ product: bottleCard, quantity, booths: [], addedAtMs: 0, isPending: false } as never}
      expo={undefined}
      here={undefined}
      onQuantityStep={step}
      onRemove={() => {}}
    />
  );
}

it.each([
  ['One less', 2, 1],
  ['One more', MAX_QUANTITY - 1, MAX_QUANTITY],
])('"%s" keeps the focus where there is no next one, and does nothing then', async (name, from, to) => {
  steps.length = 0;
  render(<Line initial={from} />);
  const button = page.getByRole('button', { name });
  (button.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('status')).toHaveTextContent(String(to));
  await expect.element(button).toHaveFocus();
  await expect.element(button).toBeDisabled();
  await userEvent.keyboard('{Enter}');
  expect(steps).toEqual([to - from]);
});
