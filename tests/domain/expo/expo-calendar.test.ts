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

it('Talks without an id are events of their own, so that a calendar keeps each of them', () => {
  const noId = { ...talk, id: '' };
  const others = [
    { ...noId, title: 'Weaning' },
    { ...noId, startTime: '15:00', endTime: '15:45' },
    { ...noId, date: '2026-12-05' },
    { ...noId, place: 'Workshop' },
  ];
  const ids = [talk, noId, ...others].map((one) => talkEvent(expo, one, '').id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(talkEvent(expo, { ...noId }, '').id).toBe(ids[1]);
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

it('Days and talks in a calendar name venue and street, as far as they are known', () => {
  const schedule = [{ date: '2026-12-04', startTime: '10:00', endTime: '19:00' }];
  const placesOf = (known: { venue: string; address?: string }) => {
    const fair = { ...expo, schedule, ...known };
    return [...expoEvents(fair, ''), talkEvent(fair, talk, '')].map(({ place }) => place);
  };
  expect(placesOf({ venue: 'MITEC', address: '8 Jalan Dutamas 2' })).toEqual([
    'MITEC, 8 Jalan Dutamas 2',
    'Main stage, MITEC, 8 Jalan Dutamas 2',
  ]);
  expect(placesOf({ venue: 'MITEC', address: '' })).toEqual(['MITEC', 'Main stage, MITEC']);
  expect(placesOf({ venue: 'MITEC' })).toEqual(['MITEC', 'Main stage, MITEC']);
});
