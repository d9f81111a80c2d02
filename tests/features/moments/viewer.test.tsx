import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Viewer } from '../../../src/features/moments/viewer.tsx';
import { render } from '../../support/render.tsx';

const moment = {
  ...{ id: 'a', caption: 'A queue', picture: 'moment-a', width: 1200, height: 800, takenOn: '2026-11-25' },
  expo: { slug: 'kl', name: 'Baby Fair' },
};
const viewerAt = (index: number, onClose: () => void) => (
  <Viewer
    {...{ moments: [moment as never], total: 1, index, onClose, isLoading: false, isError: false }}
    onMove={() => {}}
    onLoadMore={() => {}}
  />
);

it('A picture that Back closes and Forward opens again at once stays open, and Escape closes it once', async () => {
  const onClose = vi.fn();
  const { rerender } = render(viewerAt(0, onClose));
  await expect.element(page.getByRole('dialog')).toBeVisible();
  rerender(viewerAt(-1, onClose));
  rerender(viewerAt(0, onClose));
  // The browser tells a moment later that it was closed.
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
});
