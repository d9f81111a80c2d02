import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { ReadyFrame } from '../../../src/pages/save-offline/ready-frame.tsx';
import { render } from '../../support/render.tsx';

it.each([320, 390, 820])('What is saved fills the card that is kept for more, at %i px', async (width) => {
  await page.viewport(width, 844);
  render(
    <div style={{ paddingInline: 16 }}>
      <ReadyFrame isReady>
        <p>Your pass, programme, map and more work offline.</p>
        <p>
          Last saved: 12:49 PM, 0.3 MB. If this device runs out of space, some of it may be deleted, so look
          here again before you go.
        </p>
      </ReadyFrame>
    </div>,
  );
  const heading = page.getByRole('heading', { name: 'Saved for offline' });
  await expect.element(heading).toBeVisible();
  const card = heading.element().closest('section');
  const inside = [...(card?.querySelectorAll('img, p') ?? [])].map((one) => one.getBoundingClientRect());
  const { top = 0, bottom = 0 } = card?.getBoundingClientRect() ?? {};
  expect(Math.min(...inside.map((one) => one.top)) - top).toBeLessThan(36);
  expect(bottom - Math.max(...inside.map((one) => one.bottom))).toBeLessThan(36);
});
