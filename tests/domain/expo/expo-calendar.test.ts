import { expect, it } from 'vitest';
import { expoEvents, talkEvent } from '../../../src/domain/expo/expo-calendar.ts';

const expo = { id: 'expo-a', slug: 'fair', name: 'Fair', venue: 'MITEC', schedule: [] };
const talk = {
  id: 't-1',
  date: '2026-12-04',
  startTime: '11:30',
  endTime: '12:15',
  title: 'Sleep',
  place: 'Main stage',
};

it('A talk in a calendar says who speaks and what it is about, and leads to the talk', () => {
  const event = talkEvent(expo, { ...talk, speaker: 'Dr Lim', text: 'What helps.' }, 'https://yhello.test');
  expect(event).toMatchObject({
    description: 'Dr Lim\n\nWhat helps.',
    place: 'Main stage, MITEC',
    url: 'https://yhello.test/expo?expoSlug=fair&day=2026-12-04#talk-t-1',
  });
  expect(talkEvent(expo, talk, '').description).toBe('');
});

it('A day of an expo ends on the next one where its hours go past midnight', () => {
  const schedule = [
    { date: '2026-12-04', startTime: '10:00', endTime: '19:00' },
    { date: '2026-12-31', startTime: '18:00', endTime: '00:30' },
  ];
  const times = expoEvents({ ...expo, schedule }, '').map(({ startMs, endMs }) => [
    new Date(startMs).toISOString(),
    new Date(endMs).toISOString(),
  ]);
  expect(times).toEqual([
    ['2026-12-04T02:00:00.000Z', '2026-12-04T11:00:00.000Z'],
    ['2026-12-31T10:00:00.000Z', '2026-12-31T16:30:00.000Z'],
  ]);
});

it('A day of an expo in a calendar names venue and street, as far as they are known', () => {
  const schedule = [{ date: '2026-12-04', startTime: '10:00', endTime: '19:00' }];
  const placeOf = (known: { venue: string; address?: string }) =>
    expoEvents({ ...expo, schedule, ...known }, '')[0]?.place;
  expect(placeOf({ venue: 'MITEC', address: '8 Jalan Dutamas 2' })).toBe('MITEC, 8 Jalan Dutamas 2');
  expect(placeOf({ venue: 'MITEC', address: '' })).toBe('MITEC');
  expect(placeOf({ venue: 'MITEC' })).toBe('MITEC');
});
