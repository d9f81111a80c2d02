import { createStore, Provider } from 'jotai';
import { useState } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { CurrentAlert } from '../../src/app/current-alert.tsx';
import { AlertProvider, alertAtom, useAlert } from '../../src/ui/alert.tsx';
import { Modal } from '../../src/ui/modal.tsx';
import { withoutYoungApis } from '../support/engines/without-young-apis.ts';
import { render } from '../support/render.tsx';

function SaveInDialog() {
  const showAlert = useAlert();
  const [open, setOpen] = useState(true);
  return (
    <Modal open={open} onClose={() => setOpen(false)} title="Add an address">
      <button type="button" onClick={() => showAlert('error', 'This device can’t save anything right now.')}>
        Save
      </button>
      <p>Some text</p>
    </Modal>
  );
}

let store: ReturnType<typeof createStore>;
beforeEach(() => {
  store = createStore();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  render(
    <Provider store={store}>
      <AlertProvider>
        <SaveInDialog />
        <CurrentAlert />
      </AlertProvider>
    </Provider>,
  );
});
afterEach(() => {
  vi.useRealTimers();
});

const message = page.getByText('This device can’t save anything right now.');
const press = (text: string) => (page.getByText(text, { exact: true }).element() as HTMLElement).click();

it('an alert is shown above an open dialog, for 1.5 seconds', async () => {
  press('Save');
  await expect.element(message).toBeVisible();
  const box = message.element();
  const { left, top, width, height } = box.getBoundingClientRect();
  expect(width * height).toBeGreaterThan(0);
  expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
  // What is inert cannot be hit by a point: its place in the top layer is read instead.
  expect(box.matches(':popover-open')).toBe(true);
  // The live region around it is inert, which screen readers leave out.
  await expect.element(message).toHaveAttribute('data-announce');
  expect(store.get(alertAtom)).toMatchObject({ type: 'error' });
  vi.advanceTimersByTime(1_499);
  await expect.element(message).toBeVisible();
  vi.advanceTimersByTime(1);
  await expect.element(message).not.toBeInTheDocument();
  expect(store.get(alertAtom)).toBeNull();
});

it('an alert hides at a press elsewhere', async () => {
  press('Save');
  await expect.element(message).toBeVisible();
  page
    .getByText('Some text')
    .element()
    .dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  await expect.element(message).not.toBeInTheDocument();
});

describe('where there are no popovers', () => {
  beforeAll(withoutYoungApis);
  beforeEach(() => {
    press('Save');
    return expect.element(message).toBeVisible();
  });

  it('an alert is shown above an open dialog, at the top of the screen', async () => {
    await expect.element(message).toHaveRole('alert');
    const alert = message.element() as HTMLElement;
    // What presses go through cannot be hit by a point.
    alert.style.pointerEvents = 'auto';
    await expect.poll(() => alert.getBoundingClientRect().top).toBeLessThan(40);
    const { left, top, width, height } = alert.getBoundingClientRect();
    expect(alert.contains(document.elementFromPoint(left + width / 2, top + height / 2))).toBe(true);
  });

  it('an alert stays when the dialog closes', async () => {
    press('Close');
    await expect.element(page.getByText('Some text')).not.toBeInTheDocument();
    await expect.poll(() => message.element().closest('dialog')).toBeNull();
    await expect.element(message).toBeVisible();
    vi.advanceTimersByTime(1_500);
    await expect.element(message).not.toBeInTheDocument();
  });
});
