import encodeQR from 'qr';
import { expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { toFrames } from '../../../../src/domain/shop/exchange/frames.ts';
import { LoopedCodes } from '../../../../src/pages/shop/exchange/looped-codes.tsx';
import { TakeList } from '../../../../src/pages/shop/exchange/take-list.tsx';
import { render } from '../../../support/render.tsx';

const frames = toFrames(new Uint8Array(600).map((_, i) => i)) ?? [];
const button = (name: string) => page.getByRole('button', { name });

async function photoOf(text: string): Promise<File> {
  const modules = encodeQR(text, 'raw', { border: 4 });
  const canvas = new OffscreenCanvas(modules.length * 10, modules.length * 10);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas');
  modules.forEach((row, y) => {
    row.forEach((isDark, x) => {
      context.fillStyle = isDark ? '#22202a' : '#ffffff';
      context.fillRect(x * 10, y * 10, 10, 10);
    });
  });
  return new File([await canvas.convertToBlob({ type: 'image/png' })], 'photo.png', { type: 'image/png' });
}

it('The photo of a code that was read already says so, and asks for the next', async () => {
  const camera = vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockRejectedValue(new Error('No camera'));
  onTestFinished(() => camera.mockRestore());
  render(<TakeList onTaken={() => {}} />);
  await expect.element(button('Use a photo of the code')).toBeVisible();
  const input = document.querySelector('input[type=file]') as HTMLInputElement;
  const photo = await photoOf(frames[0] ?? '');
  await userEvent.upload(input, photo);
  await expect.element(page.getByRole('status')).toHaveTextContent('1 of 2. Take a photo of the next code.');
  await userEvent.upload(input, photo);
  await expect.element(page.getByRole('status')).toHaveTextContent('1 of 2. You have that one.');
});

it('Codes can be held one by one, with the keyboard, and go on', async () => {
  render(<LoopedCodes frames={frames} />);
  await expect.element(button('Next code')).not.toBeInTheDocument();
  (button('Pause').element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(button('Go on')).toHaveFocus();
  const count = page.getByRole('status');
  await expect.element(count).toHaveTextContent(/^Code [12] of 2$/);
  const path = () => document.querySelector('svg[role=img] path')?.getAttribute('d');
  await expect.poll(path).toBeTruthy();
  const [first, code] = [count.element().textContent, path()];
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(count).not.toHaveTextContent(first);
  expect(path()).not.toBe(code);
  await userEvent.keyboard('{Enter}');
  await expect.element(count).toHaveTextContent(first);
  expect(path()).toBe(code);
  await button('Go on').click();
  await expect.element(button('Pause')).toBeVisible();
  await expect.element(count).toHaveTextContent('');
});

it('One code needs no pause', async () => {
  render(<LoopedCodes frames={frames.slice(0, 1)} />);
  await expect.element(page.getByText('Hold the other phone’s camera over this code.')).toBeVisible();
  await expect.element(button('Pause')).not.toBeInTheDocument();
});
