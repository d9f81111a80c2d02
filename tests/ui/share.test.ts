import { afterEach, expect, it, vi } from 'vitest';
import { share as handOn } from '../../src/ui/share.ts';

afterEach(() => vi.unstubAllGlobals());

const on = (phone: { share?: () => Promise<void>; writeText?: (text: string) => Promise<void> }) => {
  const { share, writeText = () => Promise.reject(new Error('No clipboard')) } = phone;
  vi.stubGlobal('navigator', { share, clipboard: { writeText } });
  return handOn('Bottle', 'https://yhello.test/products/bottle');
};

it('a phone that can share does so', async () => {
  const share = vi.fn(async () => {});
  expect(await on({ share })).toBeNull();
  expect(share).toHaveBeenCalledWith({
    title: 'Bottle',
    url: 'https://yhello.test/products/bottle',
  });
});

it('who thinks better of it is told nothing', async () => {
  expect(await on({ share: () => Promise.reject(new DOMException('', 'AbortError')) })).toBeNull();
});

it('the address is copied where there is nothing to share with, or it fails', async () => {
  const copied: string[] = [];
  const writeText = async (text: string) => void copied.push(text);
  expect(await on({ writeText })).toEqual(['success', 'Link copied']);
  expect(await on({ writeText, share: () => Promise.reject(new Error('Broken')) })).toEqual([
    'success',
    'Link copied',
  ]);
  expect(copied).toEqual(Array(2).fill('https://yhello.test/products/bottle'));
});

it('fails in words where nothing works', async () => {
  expect(await on({})).toEqual(['error', 'The link could not be copied']);
});
