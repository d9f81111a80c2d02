import { afterEach, beforeEach, expect, vi } from 'vitest';

// A stray console.error is a bug that nobody looked at.
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  const stray = vi.mocked(console.error).mock.calls;
  vi.mocked(console.error).mockRestore();
  expect(stray).toEqual([]);
});
