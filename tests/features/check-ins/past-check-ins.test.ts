import { expect, it } from 'vitest';
import { pastCheckIns } from '../../../src/features/check-ins/past-check-ins.ts';

const checkIn = (expoId: string, day: string) => ({ expoId, day, checkedInAt: `${day}T02:42:00.000Z` });

it('Check-ins before today come latest first, with the names of their expos where these are known', () => {
  const checkIns = [checkIn('a', '2026-10-02'), checkIn('b', '2026-11-22'), checkIn('gone', '2026-10-03')];
  expect(pastCheckIns(checkIns, [{ id: 'a', name: 'Expo A' }], '2026-11-22')).toEqual([
    { ...checkIn('gone', '2026-10-03'), name: 'An earlier expo' },
    { ...checkIn('a', '2026-10-02'), name: 'Expo A' },
  ]);
});
