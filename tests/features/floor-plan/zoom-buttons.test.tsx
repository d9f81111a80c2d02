// The order of the layers, before the first rule in one of them.
import '../../../src/styles/tokens.css';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { ZoomButtons } from '../../../src/features/floor-plan/zoom-buttons.tsx';
import { render } from '../../support/render.tsx';

let steps = 0;

/** A plan that doubles its size up to the largest. */
function Plan() {
  const [scale, setScale] = useState(1);
  const to = (next: number) => {
    steps++;
    setScale(next);
  };
  const zoom = {
    ...{ scale, zoomIn: () => to(scale * 2), zoomOut: () => to(scale / 2), reset: () => to(1) },
    ...{ resetAtOnce: () => {}, moveBy: () => {}, onArrowKey: () => false },
  };
  return <ZoomButtons zoom={zoom as never} />;
}

it('The buttons say the size of the plan, and do nothing at its ends without losing the focus', async () => {
  render(<Plan />);
  const [larger, smaller] = ['Larger', 'Smaller'].map((name) => page.getByRole('button', { name }));
  if (!larger || !smaller) throw new Error('no buttons');
  const said = page.getByRole('status');
  await larger.click();
  await expect.element(said).toHaveTextContent(/^200%$/);
  await larger.click();
  await expect.element(said).toHaveTextContent(/^400%$/);
  await expect.element(larger).toHaveAttribute('aria-disabled', 'true');
  await expect.element(larger).toHaveFocus();
  (larger.element() as HTMLElement).click();
  expect(steps).toBe(2);
  for (const _ of [1, 2]) await smaller.click();
  await expect.element(said).toHaveTextContent(/^Whole hall$/);
  await expect.element(smaller).toHaveAttribute('aria-disabled', 'true');
  await expect.element(smaller).toHaveFocus();
});

it('The signs are as large as other icons, fainter where nothing is left to do, and no shadow falls on a button', async () => {
  render(<Plan />);
  const [larger, smaller] = ['Larger', 'Smaller'].map((name) => page.getByRole('button', { name }).element());
  if (!larger || !smaller) throw new Error('no buttons');
  const sizes = [larger, smaller].map((button) => button.querySelector('svg')?.getBoundingClientRect().width);
  expect(sizes).toEqual([20, 20]);
  expect([larger, smaller].map((button) => getComputedStyle(button).boxShadow)).toEqual(['none', 'none']);
  expect(getComputedStyle(larger).color).toBe(colourOf('--ink'));
  expect(getComputedStyle(smaller).color).toBe(colourOf('--edge'));
});

function colourOf(token: string) {
  const probe = document.body.appendChild(document.createElement('i'));
  probe.style.color = `var(${token})`;
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}
