import { expect, it } from 'vitest';
import { optimisticVisits } from '../../../src/features/booth-visits/optimistic-visits.ts';
import { entriesFor } from '../../support/outbox-entries.fixture.ts';

const visit = (booth: string, isVisited: boolean, expoId = 'expo-1') => ({ expoId, booth, isVisited });
const shown = (delivered: number, loadedRev: number) => {
  const taps = [visit('a1', true), visit('A2', false), visit('A3', true, 'expo-2')];
  const entries = entriesFor(
    taps.map((input) => ({ name: 'booth.set-visited', input })),
    delivered,
  );
  return [...optimisticVisits('expo-1', [visit('A2', true)], { rev: loadedRev, atMs: 0 }, entries)];
};
const both = [
  ['A2', false],
  ['A1', true],
];

it('A visited booth shows at once and until the list of visits has it, of this expo alone', () => {
  expect(shown(0, 0)).toEqual(both);
  expect(shown(3, 0)).toEqual(both);
  expect(shown(3, 3)).toEqual([['A2', true]]);
});
