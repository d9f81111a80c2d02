import { useState } from 'react';
import { expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import FullScreenPass from '../../../src/features/pass/full-screen-pass.tsx';
import { render } from '../../support/render.tsx';

const TIME_LINE = 'Connect once to check the time';

it.each([true, false])('A pass whose clock is old asks to connect, and no other: %s', async (isOld) => {
  render(
    <FullScreenPass
      text="https://yhello.test/p"
      refreshInS={30}
      shouldCheckTime={isOld}
      onClose={() => {}}
    />,
  );
  await expect.element(page.getByText('Refresh in 30 second(s)')).toBeVisible();
  expect(page.getByText(TIME_LINE, { exact: true }).elements()).toHaveLength(isOld ? 1 : 0);
});

function Pass() {
  const [isLarge, setIsLarge] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsLarge(true)}>
        Fill the screen
      </button>
      {isLarge && (
        <FullScreenPass text="pass" refreshInS={60} shouldCheckTime onClose={() => setIsLarge(false)} />
      )}
    </>
  );
}

it.each([
  ['its button', () => page.getByRole('button', { name: 'Close' }).click()],
  ['Escape', () => userEvent.keyboard('{Escape}')],
])('The full-screen pass gives the focus back when %s closes it', async (_, close) => {
  render(<Pass />);
  const opener = page.getByRole('button', { name: 'Fill the screen' });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'My QR pass, large' });
  await expect.element(dialog).toBeVisible();
  expect(dialog.element().contains(document.activeElement)).toBe(true);
  await close();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

it('The code and the white around it stay light in browsers that darken pages by themselves', async () => {
  document.documentElement.style.colorScheme = 'dark';
  onTestFinished(() => void document.documentElement.style.removeProperty('color-scheme'));
  render(<Pass />);
  await page.getByRole('button', { name: 'Fill the screen' }).click();
  const dialog = page.getByRole('dialog', { name: 'My QR pass, large' });
  for (const white of [dialog, dialog.getByRole('img')])
    await expect.element(white).toHaveStyle({ colorScheme: 'light only' });
});
