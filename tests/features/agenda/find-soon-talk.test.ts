import { expect, it } from 'vitest';
import { agendaEntries } from '../../../src/features/agenda/agenda-view.ts';
import { findSoonTalk } from '../../../src/features/agenda/find-soon-talk.ts';

const talk = (startTime: string, title = 'A talk') => ({
  date: '2026-11-22',
  startTime,
  endTime: '',
  title,
  place: 'Stage',
});
const saved = (talkId: string, startTime: string) => ({
  expoId: 'e',
  talkId,
  talk: talk(startTime),
  isPending: false,
});
const at = (time: string) => Date.parse(`2026-11-22T${time}+08:00`);
const soonAt = (time: string, ...talks: ReturnType<typeof saved>[]) =>
  findSoonTalk(agendaEntries(talks, undefined), at(time));

it('A saved talk is named in the quarter of an hour before it begins, with whole minutes', () => {
  const noon = saved('noon', '12:00');
  expect(soonAt('11:44:59', noon)).toBeNull();
  expect(soonAt('11:45:00', noon)).toMatchObject({
    key: 'e noon 2026-11-22 12:00',
    minutes: 15,
    place: 'Stage',
  });
  expect(soonAt('11:58:30', noon)?.minutes).toBe(2);
  expect(soonAt('11:59:59', noon)?.minutes).toBe(1);
  expect(soonAt('12:00:00', noon)).toBeNull();
});

it('Of several, the first to begin is named', () => {
  expect(soonAt('11:50:00', saved('late', '12:05'), saved('early', '12:00'))?.key).toBe(
    'e early 2026-11-22 12:00',
  );
});

it('A talk that moved is named at its new time, and one that is gone not at all', () => {
  const moved = { ...talk('13:00', 'New title'), id: 'a' };
  const entries = agendaEntries([saved('a', '12:00'), saved('gone', '12:55')], [moved]);
  expect(findSoonTalk(entries, at('11:50:00'))).toBeNull();
  expect(findSoonTalk(entries, at('12:50:00'))).toMatchObject({
    key: 'e a 2026-11-22 13:00',
    title: 'New title',
    minutes: 10,
  });
});
