import '../../src/styles/print.css';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { QrCode } from '../../src/features/pass/qr-code.tsx';
import { Modal } from '../../src/ui/modal.tsx';
import { Sheet } from '../../src/ui/sheet.tsx';
import { render } from '../support/render.tsx';

const emulate = (media: 'print' | '') => cdp().send('Emulation.setEmulatedMedia', { media });
beforeEach(() => emulate('print'));
afterEach(() => emulate(''));

const lines = Array.from({ length: 80 }, (_, line) => `Line ${line + 1}`);
const code = <QrCode text="TOES-15" label="QR code TOES-15" />;
const dialog = (title: string) => page.getByRole('dialog', { name: title });

it('An open dialog with a code is printed alone, black on white, in its full length', async () => {
  render(
    <>
      <header>The app</header>
      <main style={{ color: '#eeeeee' }}>
        <p>The page</p>
        {/* A part that is itself left out on paper. */}
        <nav>
          <button type="button">Show</button>
          <Modal fullScreen open onClose={() => {}} title="My voucher">
            <QrCode text="TOES-15" label="QR code TOES-15" />
            {lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </Modal>
        </nav>
      </main>
    </>,
  );
  const voucher = dialog('My voucher');
  await expect.element(voucher).toBeVisible();
  await expect.element(page.getByText('The app')).not.toBeVisible();
  await expect.element(page.getByText('The page')).not.toBeVisible();
  await expect.element(voucher).toHaveStyle({ backgroundColor: 'rgb(255, 255, 255)', opacity: '1' });
  const last = page.getByText('Line 80');
  await expect.element(last).toBeVisible();
  await expect.element(last).toHaveStyle({ color: 'rgb(0, 0, 0)' });
  expect(voucher.getByRole('button').elements()).toEqual([]);
  const sheet = voucher.element().getBoundingClientRect();
  expect(sheet.top).toBe(0);
  expect(sheet.bottom).toBeGreaterThanOrEqual(last.element().getBoundingClientRect().bottom);
});

it('Of a dialog in a dialog the inner one is printed', async () => {
  render(
    <Modal open onClose={() => {}} title="Menu">
      <p>Contents of the menu</p>
      <Modal open onClose={() => {}} title="Get in Touch">
        <p>Our number</p>
        {code}
      </Modal>
    </Modal>,
  );
  await expect.element(dialog('Get in Touch').getByText('Our number')).toBeVisible();
  await expect.element(page.getByText('Contents of the menu')).not.toBeVisible();
});

it('Once the dialog is closed the page is printed again', async () => {
  const shown = (open: boolean) => (
    <main>
      <p>The page</p>
      <Modal open={open} onClose={() => {}} title="My voucher">
        {code}
      </Modal>
    </main>
  );
  const { rerender } = render(shown(true));
  await expect.element(page.getByText('The page')).not.toBeVisible();
  rerender(shown(false));
  await expect.element(page.getByText('The page')).toBeVisible();
});

it.each(['in the page', 'beside it'])(
  'Behind a dialog without a code that is %s the page is printed',
  async (place) => {
    const menu = (
      <Modal open onClose={() => {}} title="Menu">
        <p>Contents of the menu</p>
      </Modal>
    );
    render(
      <div id="root">
        <header>The app</header>
        <main>
          <p>The page</p>
          {place === 'in the page' && menu}
        </main>
        {place === 'beside it' && menu}
      </div>,
    );
    await expect.element(page.getByText('The page')).toBeVisible();
    await expect.element(page.getByText('The app')).not.toBeVisible();
    await expect.element(page.getByText('Contents of the menu')).not.toBeVisible();
    expect(getComputedStyle(document.documentElement).overflowY).toBe('visible');
  },
);

it('The pass in the menu, which is beside the page, is printed alone', async () => {
  render(
    <div id="root">
      <main>
        <p>The page</p>
      </main>
      <Sheet open onClose={() => {}} label="Menu">
        {code}
      </Sheet>
    </div>,
  );
  await expect.element(page.getByRole('img', { name: 'QR code TOES-15' })).toBeVisible();
  await expect.element(page.getByText('The page')).not.toBeVisible();
});
