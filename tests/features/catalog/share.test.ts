import { afterEach, expect, it, vi } from 'vitest';
import { shareOrCopy } from '../../../src/features/catalog/share.ts';

afterEach(() => vi.unstubAllGlobals());

const on = (phone: { share?: () => Promise<void>; writeText?: (text: string) => Promise<void> }) => {
  const { share, writeText = () => Promise.reject(new Error('No clipboard')) } = phone;
  vi.stubGlobal('navigator', { share, clipboard: { writeText } });
  return shareOrCopy('Bottle', 'https://yhello.test/products/bottle');
};

it('a phone that can share does so', async () => {
  expect(await on({ share: async () => {} })).toBe('shared');
});

it('who thinks better of it is told nothing', async () => {
  expect(await on({ share: () => Promise.reject(new DOMException('', 'AbortError')) })).toBeNull();
});

it('the address is copied where there is nothing to share with, or it fails', async () => {
  const copied: string[] = [];
  const writeText = async (text: string) => void copied.push(text);
  expect(await on({ writeText })).toBe('copied');
  expect(await on({ writeText, share: () => Promise.reject(new Error('Broken')) })).toBe('copied');
  expect(copied).toEqual(Array(2).fill('https://yhello.test/products/bottle'));
});

it('fails in words where nothing works', async () => {
  expect(await on({})).toBe('failed');
});
