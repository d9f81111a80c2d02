import { describe, expect, it } from 'vitest';
import { shouldShowLoadingBar } from '../../src/app/loading-bar.tsx';

describe('the loading bar', () => {
  it('shows on the way to another path', () => {
    expect(shouldShowLoadingBar('/', '/brands')).toBe(true);
    expect(shouldShowLoadingBar('/my-rewards', '/brands')).toBe(true);
  });

  it('does not show while only the query changes, nor on the way to rewards and contact pages', () => {
    expect(shouldShowLoadingBar('/expo', '/expo')).toBe(false);
    for (const path of ['/my-rewards', '/get-in-touch', '/get-in-touch/visitor'])
      expect(shouldShowLoadingBar('/', path)).toBe(false);
  });
});
