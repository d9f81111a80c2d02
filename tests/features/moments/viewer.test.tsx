import { expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Viewer } from '../../../src/features/moments/viewer.tsx';
import { AlertProvider } from '../../../src/ui/alert.tsx';
import { render } from '../../support/render.tsx';

const moment = {
  ...{ id: 'a', caption: 'A queue', picture: 'moment-a', width: 1200, height: 800, takenOn: '2026-11-25' },
  expo: { slug: 'kl', name: 'Baby Fair' },
};
const viewerAt = (index: number, onClose: () => void) => (
  <AlertProvider>
    <Viewer
      {...{ moments: [moment as never], total: 1, index, onClose, isLoading: false, isError: false }}
      onMove={() => {}}
      onLoadMore={() => {}}
    />
  </AlertProvider>
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

it('A picture is shared with its caption and its own address', async () => {
  const share = vi.fn(async (_: ShareData) => {});
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'share'));
  render(viewerAt(0, () => {}));
  await page.getByRole('button', { name: 'Share this picture' }).click();
  await expect
    .poll(() => share.mock.calls)
    .toEqual([[{ title: 'A queue', url: `${location.origin}/moments?moment=a` }]]);
});
