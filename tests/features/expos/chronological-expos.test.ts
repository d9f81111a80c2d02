import { expect, it } from 'vitest';
import type { Expo } from '../../../src/domain/expo/expo.ts';
import { chronologicalExpos } from '../../../src/features/expos/chronological-expos.ts';

it('expos in chronological order begin with the earliest, each once', () => {
  const expo = (id: string, fromDate: string) => ({ id, fromDate }) as Expo;
  const current = expo('current', '2026-11-20');
  const expoList = {
    upcoming: [expo('next', '2026-12-04'), current],
    past: [current, expo('first', '2025-10-17')],
  };
  expect(chronologicalExpos(expoList).map(({ id }) => id)).toEqual(['first', 'current', 'next']);
});
