import { useState } from 'react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { ErrorState } from '../../src/ui/error-state.tsx';
import { render } from '../support/render.tsx';

let retryByItself: (isRetrying: boolean) => void;

function Failing() {
  const [isRetrying, setIsRetrying] = useState(false);
  retryByItself = setIsRetrying;
  return <ErrorState subject="The brands" isRetrying={isRetrying} onRetry={() => setIsRetrying(true)} />;
}

const heading = () => page.getByRole('heading', { name: 'The brands didn’t load' }).element();
const button = page.getByRole('button', { name: 'Try again' });

it('A screen reader hears again of a failure after a press, and not of those after retries of the app', async () => {
  render(<Failing />);
  const first = heading();
  expect(first).toHaveAttribute('data-announce');
  retryByItself(true);
  await expect.element(button).toHaveAttribute('aria-disabled', 'true');
  retryByItself(false);
  await expect.element(button).not.toHaveAttribute('aria-disabled');
  // What is new in the document is said.
  expect(heading()).toBe(first);
  await button.click();
  await expect.element(button).toHaveAttribute('aria-disabled', 'true');
  expect(heading()).toBe(first);
  retryByItself(false);
  await expect.poll(heading).not.toBe(first);
  expect(heading()).toHaveAttribute('data-announce');
});
