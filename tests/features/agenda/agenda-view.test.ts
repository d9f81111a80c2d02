import { describe, expect, it } from 'vitest';
import { agendaEntries, changeText } from '../../../src/features/agenda/agenda-view.ts';

const TODAY = '2026-12-04';
const talk = (startTime: string, endTime: string, more = {}) => ({
  date: TODAY,
  startTime,
  endTime,
  title: `The talk at ${startTime}`,
  place: 'Main stage',
  ...more,
});
const saved = (talkId: string, announcedTalk = talk('11:00', '12:00')) => ({
  expoId: 'expo-a',
  talkId,
  talk: announcedTalk,
  isPending: false,
});
const item = (id: string, announcedTalk = talk('11:00', '12:00')) => ({ id, ...announcedTalk });

describe('The entries of an agenda', () => {
  it('show a talk as it is announced now, and what has changed since it was saved', () => {
    const moved = talk('15:00', '16:00', { place: 'Workshop room' });
    const [entry] = agendaEntries([saved('a')], [item('a', moved)]);
    expect(entry).toMatchObject({ current: moved, change: { kind: 'moved' } });
  });

  it('are in the order in which they take place now, those at one time by their ids', () => {
    const agenda = [saved('c', talk('10:00', '10:30')), saved('b'), saved('a')];
    const order = (programme?: ReturnType<typeof item>[]) =>
      agendaEntries(agenda, programme).map(({ talkId }) => talkId);
    expect(order()).toEqual(['c', 'a', 'b']);
    expect(order([item('a'), item('b'), item('c', talk('16:00', '16:30'))])).toEqual(['a', 'b', 'c']);
    const tomorrow = talk('09:00', '09:30', { date: '2026-12-05' });
    expect(order([item('a', tomorrow), item('b'), item('c')])).toEqual(['b', 'c', 'a']);
  });

  it('name who speaks as the programme does now', () => {
    const programme = [{ ...item('a'), speaker: 'Dr Lim' }, item('b')];
    const speakers = agendaEntries([saved('a'), saved('b')], programme).map((entry) => entry.item?.speaker);
    expect(speakers).toEqual(['Dr Lim', undefined]);
    expect(agendaEntries([saved('a')], programme)).toMatchObject([{ change: null }]);
  });

  it('say that nothing has changed while the programme is not known', () => {
    expect(agendaEntries([saved('a')], undefined)).toMatchObject([{ change: null }]);
  });

  it('name each other where both are on at one time, by their current times', () => {
    const both = [saved('a'), saved('b', talk('11:30', '12:30'))];
    const clashes = (programme: ReturnType<typeof item>[]) =>
      agendaEntries(both, programme).map(({ clashesWith }) => clashesWith);
    const b = talk('11:30', '12:30');
    expect(clashes([item('a'), item('b', b)])).toEqual([['The talk at 11:30'], ['The talk at 11:00']]);
    expect(clashes([item('a'), item('b', talk('14:00', '15:00'))])).toEqual([[], []]);
    expect(clashes([item('a')])).toEqual([[], []]);
  });
});

describe('What has changed', () => {
  const before = talk('11:00', '12:00');
  const moved = (current: object) =>
    changeText(before, { kind: 'moved', current: { ...before, ...current } }, TODAY);

  it('says what it was before', () => {
    expect(moved({ startTime: '15:00', endTime: '16:00' })).toBe(
      'This talk moved. It was today, 11:00 AM · Main stage.',
    );
    expect(moved({ endTime: '12:30' })).toBe('This talk now ends at 12:30 PM.');
  });

  it('says when the talk is gone or has another title', () => {
    expect(changeText(before, { kind: 'gone' }, TODAY)).toBe('This talk is no longer on the programme.');
    expect(changeText(before, { kind: 'renamed', current: before }, TODAY)).toBe(
      'This talk has a new title. It was “The talk at 11:00”.',
    );
  });
});
