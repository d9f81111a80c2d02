import { afterEach, beforeEach, expect, vi } from 'vitest';

// Every console.error that a test does not expect is a bug.
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  const stray = vi.mocked(console.error).mock.calls;
  vi.mocked(console.error).mockRestore();
  expect(stray).toEqual([]);
});
