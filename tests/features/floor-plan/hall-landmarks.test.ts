import { describe, expect, it } from 'vitest';
import { hallLandmarks } from '../../../src/features/floor-plan/hall-landmarks.ts';

const HALLS = ['Hall 1', 'Hall 2'];

describe('the landmarks of a hall', () => {
  const programme = [
    { place: 'Hall 2' },
    { place: 'Main stage' },
    { place: 'Play arena' },
    { place: 'Main stage' },
  ];

  it('are the stages of the programme, in the hall with the entrance', () => {
    const { farWall, doorWall } = hallLandmarks('Hall 2', HALLS, programme);
    expect(farWall).toEqual(['Main stage', 'Play arena']);
    expect(doorWall).toContain('Entrance');
    expect(doorWall).toContain('Info desk');
  });

  it('show the way to that hall in every other hall', () => {
    const { farWall, doorWall } = hallLandmarks('Hall 1', HALLS, programme);
    expect(farWall).toEqual([]);
    expect(doorWall).toEqual(['Toilets', 'To Hall 2', 'Nursery room']);
  });

  it('put the entrance in the first hall when there is no programme', () => {
    expect(hallLandmarks('Hall 1', HALLS, []).doorWall).toContain('Entrance');
    expect(hallLandmarks('Hall 1', HALLS, []).farWall).toEqual([]);
  });
});
