import { afterEach, expect, it, vi } from 'vitest';
import { share as shareAddress } from '../../src/ui/share.ts';

afterEach(() => vi.unstubAllGlobals());

const shareOn = (phone: { share?: () => Promise<void>; writeText?: (text: string) => Promise<void> }) => {
  const { share, writeText = () => Promise.reject(new Error('No clipboard')) } = phone;
  vi.stubGlobal('navigator', { share, clipboard: { writeText } });
  return shareAddress('Bottle', 'https://yhello.test/products/bottle');
};

it('a phone with a share sheet opens it', async () => {
  const share = vi.fn(async () => {});
  expect(await shareOn({ share })).toBeNull();
  expect(share).toHaveBeenCalledWith({
    title: 'Bottle',
    url: 'https://yhello.test/products/bottle',
  });
});

it('closing the share sheet shows no message', async () => {
  expect(await shareOn({ share: () => Promise.reject(new DOMException('', 'AbortError')) })).toBeNull();
});

it('the address is copied when there is no share sheet or it fails', async () => {
  const copied: string[] = [];
  const writeText = async (text: string) => void copied.push(text);
  expect(await shareOn({ writeText })).toEqual(['success', 'Link copied']);
  expect(await shareOn({ writeText, share: () => Promise.reject(new Error('Broken')) })).toEqual([
    'success',
    'Link copied',
  ]);
  expect(copied).toEqual(Array(2).fill('https://yhello.test/products/bottle'));
});

it('an error is shown when neither sharing nor copying works', async () => {
  expect(await shareOn({})).toEqual(['error', 'We couldn’t copy the link']);
});

it('nothing is tried when the last tap is too long ago for the browser', async () => {
  const share = vi.fn();
  vi.stubGlobal('navigator', { share, userActivation: { isActive: false } });
  expect(await shareAddress('Bottle', 'https://yhello.test/products/bottle')).toBe('needs-tap');
  expect(share).not.toHaveBeenCalled();
});
