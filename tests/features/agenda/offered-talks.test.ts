import { expect, it } from 'vitest';
import type { ProgrammeItem } from '../../../src/domain/expo/expo.ts';
import { offeredTalks } from '../../../src/features/agenda/offered-talks.ts';

const talk = (id: string, startTime: string) =>
  ({ id, date: '2026-11-22', startTime, endTime: '', title: id, place: '' }) as ProgrammeItem;
const PROGRAMME = [talk('b', '15:00'), talk('a', '10:00'), talk('c', '12:00')];

it('Another phone’s talks are offered in the order of time, without those that are saved here', () => {
  const { talks, savedCount, unknownCount } = offeredTalks(['b', 'a', 'c', 'gone'], PROGRAMME, [
    'c',
    'other',
  ]);
  expect(talks.map(({ id }) => id)).toEqual(['a', 'b']);
  expect({ savedCount, unknownCount }).toEqual({ savedCount: 1, unknownCount: 1 });
});
