import { describe, expect, it } from 'vitest';
import { hallStages } from '../../../src/features/floor-plan/hall-stages.ts';

const HALLS = ['Hall 1', 'Hall 2'];

describe('The stages of a hall that was not drawn', () => {
  const programme = [
    { place: 'Hall 2' },
    { place: 'Play arena' },
    { place: 'Main stage' },
    { place: 'Main stage' },
  ];

  it('are the places of the programme, in the hall that it names', () => {
    expect(hallStages('Hall 2', HALLS, programme)).toEqual(['Main stage', 'Play arena']);
    expect(hallStages('Hall 1', HALLS, programme)).toEqual([]);
  });

  it('are in the first hall when the programme names none', () => {
    expect(hallStages('Hall 1', HALLS, programme.slice(1))).toEqual(['Main stage', 'Play arena']);
    expect(hallStages('Hall 1', HALLS, [])).toEqual([]);
  });
});
