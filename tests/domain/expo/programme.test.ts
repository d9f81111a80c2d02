import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  nowAndNext,
  overlaps,
  placesOf,
  talkChange,
  talkPeriod,
  talkPhase,
} from '../../../src/domain/expo/programme.ts';

const DAY = '2026-12-04';
const talk = (startTime: string, endTime = '', place = 'Main stage') => ({
  date: DAY,
  startTime,
  endTime,
  title: `At ${startTime}`,
  place,
});
const at = (time: string) => Date.parse(`${DAY}T${time}:00+08:00`);

describe('A talk', () => {
  it('is on from its start until its end', () => {
    const one = talk('11:30', '12:15');
    expect(talkPhase(one, at('11:29'))).toBe('later');
    expect(talkPhase(one, at('11:30'))).toBe('now');
    expect(talkPhase(one, at('12:14'))).toBe('now');
    expect(talkPhase(one, at('12:15'))).toBe('past');
  });

  it.each(['', '11:00', '11:30'])('with the end "%s" is on for half an hour', (endTime) => {
    expect(talkPeriod(talk('11:30', endTime))).toEqual({ startMs: at('11:30'), endMs: at('12:00') });
  });

  it('is past, now or later at any moment, in this order', () => {
    const anyTime = fc
      .tuple(fc.nat(23), fc.nat(59))
      .map(([h, m]) => `${String(h).padStart(2, '0')}:${String(m).padStart(2, '0')}`);
    fc.assert(
      fc.property(anyTime, anyTime, fc.nat(48 * 60), (start, end, minutes) => {
        const { startMs, endMs } = talkPeriod(talk(start, end));
        expect(endMs).toBeGreaterThan(startMs);
        const nowMs = at('00:00') - 12 * 3_600_000 + minutes * 60_000;
        const phase = talkPhase(talk(start, end), nowMs);
        expect(phase).toBe(nowMs < startMs ? 'later' : nowMs < endMs ? 'now' : 'past');
      }),
    );
  });
});

describe('What is on stage', () => {
  const programme = [talk('14:00', '15:00', 'Play arena'), talk('11:30', '12:15'), talk('14:00', '14:45')];

  it('is what goes on now, and all that begins next', () => {
    const titles = (time: string) => {
      const { now, next } = nowAndNext(programme, DAY, at(time));
      return [now.map(({ place }) => place), next.map(({ place }) => place)];
    };
    expect(titles('10:00')).toEqual([[], ['Main stage']]);
    expect(titles('12:00')).toEqual([['Main stage'], ['Play arena', 'Main stage']]);
    expect(titles('14:50')).toEqual([['Play arena'], []]);
    expect(titles('15:00')).toEqual([[], []]);
  });

  it('leaves out other days', () => {
    expect(nowAndNext(programme, '2026-12-05', at('10:00'))).toEqual({ now: [], next: [] });
  });
});

describe('Two talks', () => {
  it('overlap only when both are on at one moment', () => {
    expect(overlaps(talk('11:00', '12:00'), talk('11:30', '12:30'))).toBe(true);
    expect(overlaps(talk('11:00', '12:00'), talk('12:00', '13:00'))).toBe(false);
  });

  it('overlap the same way in both directions', () => {
    const anyTalk = fc
      .tuple(fc.integer({ min: 10, max: 20 }), fc.integer({ min: 10, max: 21 }))
      .map(([start, end]) => talk(`${start}:00`, `${end}:00`));
    fc.assert(fc.property(anyTalk, anyTalk, (a, b) => overlaps(a, b) === overlaps(b, a)));
  });
});

describe('A saved talk', () => {
  const saved = talk('11:30', '12:15');

  it('has not changed while the programme announces the same', () => {
    expect(talkChange(saved, { ...saved })).toBeNull();
  });

  it.each([
    ['another day', { date: '2026-12-05' }, 'moved'],
    ['another start', { startTime: '11:45' }, 'moved'],
    ['another end', { endTime: '12:30' }, 'moved'],
    ['another place', { place: 'Workshop room' }, 'moved'],
    ['another title', { title: 'Another' }, 'renamed'],
  ])('with %s has changed', (_, change, kind) => {
    const current = { ...saved, ...change };
    expect(talkChange(saved, current)).toEqual({ kind, current });
  });

  it('that is no longer announced is gone', () => {
    expect(talkChange(saved, undefined)).toEqual({ kind: 'gone' });
  });
});

it('The places of a programme are named once each, and unnamed ones not at all', () => {
  expect(placesOf([{ place: 'b' }, { place: '' }, { place: 'a' }, { place: 'b' }])).toEqual(['a', 'b']);
});
