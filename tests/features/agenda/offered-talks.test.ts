import { expect, it } from 'vitest';
import type { Talk } from '../../../src/domain/expo/expo.ts';
import { offeredTalks } from '../../../src/features/agenda/offered-talks.ts';

const talk = (id: string, startTime: string) =>
  ({ id, date: '2026-11-22', startTime, endTime: '', title: id, place: '' }) as Talk;
const PROGRAMME = [talk('b', '15:00'), talk('a', '10:00'), talk('c', '12:00'), talk('d', '14:00')];

const NOW_MS = Date.parse('2026-11-22T11:00:00+08:00');

it('Another phone’s talks are offered in the order of time, without those that are saved here or over', () => {
  const offer = (talkIds: string[]) => offeredTalks(talkIds, PROGRAMME, ['c', 'other'], NOW_MS);
  const { talks, ...counts } = offer(['b', 'd', 'a', 'c', 'gone']);
  expect(talks.map(({ id }) => id)).toEqual(['d', 'b']);
  expect(counts).toEqual({ savedCount: 1, overCount: 1, unknownCount: 1 });
});
