import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
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
