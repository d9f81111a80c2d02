import { describe, expect, it } from 'vitest';
import type { Exhibitor } from '../../../src/domain/expo/exhibitor.ts';
import { hallLandmarks } from '../../../src/features/floor-plan/hall-landmarks.ts';
import { planView } from '../../../src/features/floor-plan/plan-view.ts';

const HALLS = ['Hall 1', 'Hall 2'];

describe('what stands in a hall besides booths', () => {
  const programme = [
    { place: 'Hall 2' },
    { place: 'Main stage' },
    { place: 'Play arena' },
    { place: 'Main stage' },
  ];

  it('is the stages of the programme, in the hall whose doors open', () => {
    const { farWall, doorWall } = hallLandmarks('Hall 2', HALLS, programme);
    expect(farWall).toEqual(['Main stage', 'Play arena']);
    expect(doorWall).toContain('Entrance');
    expect(doorWall).toContain('Info desk');
  });

  it('is the way to that hall from every other', () => {
    const { farWall, doorWall } = hallLandmarks('Hall 1', HALLS, programme);
    expect(farWall).toEqual([]);
    expect(doorWall).toEqual(['Toilets', 'To Hall 2', 'Nursery room']);
  });

  it('follows the rule alone where there is no programme', () => {
    expect(hallLandmarks('Hall 1', HALLS, []).doorWall).toContain('Entrance');
    expect(hallLandmarks('Hall 1', HALLS, []).farWall).toEqual([]);
  });
});

const stand = (hall: string, booth: string): Exhibitor => ({
  slug: booth,
  name: booth,
  tagline: '',
  category: 'Play',
  picture: '',
  letter: 'A',
  hall,
  booth,
});
const all = [stand('Hall 1', 'A1'), stand('Hall 2', 'C1'), stand('Hall 2', 'C2')];
const nothing = { booth: null, hall: null, found: null };
const view = (asked: Partial<Parameters<typeof planView>[2]>) =>
  planView(all, HALLS, { ...nothing, ...asked });

describe('the plan', () => {
  it('begins in the first hall with nobody chosen', () => {
    const { hall, exhibitors, selected, matches } = view({});
    expect([hall, exhibitors.length, selected, matches]).toEqual(['Hall 1', 1, null, null]);
  });

  it('shows the hall of the booth that is asked for, however it is written', () => {
    expect(view({ booth: ' c2 ', hall: 'Hall 1' })).toMatchObject({
      hall: 'Hall 2',
      chosen: { booth: 'C2' },
    });
  });

  it('shows the first that was looked for, and where all of them are', () => {
    const { hall, selected, matches } = view({ found: all.slice(1) });
    expect([hall, selected?.booth, [...(matches ?? [])]]).toEqual(['Hall 2', 'C1', ['C1', 'C2']]);
  });

  it('keeps the tapped booth among those that were looked for', () => {
    expect(view({ found: all.slice(1), booth: 'C2' }).selected?.booth).toBe('C2');
  });

  it('does not mind booths and halls that are not there', () => {
    expect(view({ booth: 'Z9', hall: 'Hall 9' })).toMatchObject({ hall: 'Hall 1', chosen: null });
    expect(planView([], [], nothing)).toMatchObject({ hall: '', exhibitors: [] });
  });
});
