import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { ReadyFrame } from '../../../src/pages/save-offline/ready-frame.tsx';
import { render } from '../../support/render.tsx';

const boxOf = (element: Element) => element.getBoundingClientRect();

it('The button is beside the text where the card is alone in its row, and below it on phones', async () => {
  render(
    <ReadyFrame action={<button type="button">Login</button>}>
      <p>Log in first.</p>
    </ReadyFrame>,
  );
  const button = page.getByRole('button', { name: 'Login' }).element();
  const text = page.getByText('Log in first.').element();
  await page.viewport(820, 800);
  expect(boxOf(button).left).toBeGreaterThanOrEqual(boxOf(text).right);
  expect(boxOf(button).top).toBeLessThan(boxOf(text).bottom);
  await page.viewport(390, 844);
  expect(boxOf(button).top).toBeGreaterThanOrEqual(boxOf(text).bottom);
});
