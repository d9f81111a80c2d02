import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { PendingNote } from '../../src/ui/pending-note.tsx';
import { render } from '../support/render.tsx';

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => vi.useRealTimers());

it('A change that is sent within a moment is neither shown nor announced as unsent', async () => {
  render(<PendingNote text="Saved on this device and on its way." />);
  const note = page.getByText('Saved on this device and on its way.');
  await vi.advanceTimersByTimeAsync(600);
  await expect.element(note).not.toBeVisible();
  await vi.advanceTimersByTimeAsync(200);
  await expect.element(note).toBeVisible();
  await expect.element(page.getByRole('status')).toHaveTextContent('Saved on this device and on its way.');
});
