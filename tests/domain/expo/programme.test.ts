import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { talkSchema } from '../../../src/domain/expo/expo-schema.ts';
import {
  dayToOpen,
  nextTalk,
  overlaps,
  placesOf,
  talkAnchor,
  talkChange,
  talkPath,
  talkPeriod,
  talkPhase,
  upNext,
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

  it('is listed from what is on now, without what is over', () => {
    expect(upNext(programme, at('12:00')).map(({ startTime }) => startTime)).toEqual([
      '11:30',
      '14:00',
      '14:00',
    ]);
    expect(upNext(programme, at('18:00'))).toEqual([]);
  });
});

describe('The day that a programme opens at', () => {
  const NEXT_DAY = '2026-12-05';
  const programme = [{ ...talk('11:00', '12:00'), date: NEXT_DAY }, talk('17:00', '17:45'), talk('11:30')];
  const open = (today: string, time: string) =>
    dayToOpen(programme, today, Date.parse(`${today}T${time}:00+08:00`));

  it('is today until the last talk of today is over, and then the next with talks', () => {
    expect(open(DAY, '09:00')).toBe(DAY);
    expect(open(DAY, '17:44')).toBe(DAY);
    expect(open(DAY, '17:45')).toBe(NEXT_DAY);
  });

  it('is the first day before the expo', () => {
    expect(open('2026-12-01', '12:00')).toBe(DAY);
  });

  it('is the last day once all talks are over', () => {
    expect(open(NEXT_DAY, '18:00')).toBe(NEXT_DAY);
    expect(open('2026-12-09', '12:00')).toBe(NEXT_DAY);
    expect(dayToOpen([], DAY, at('12:00'))).toBeUndefined();
  });
});

describe('What a visitor goes to next', () => {
  const tomorrow = { ...talk('11:00', '12:00'), date: '2026-12-05' };
  const next = (saved: (typeof tomorrow)[], programme: (typeof tomorrow)[], time: string) => {
    const found = nextTalk(saved, programme, DAY, at(time));
    return found && [found.talk.date, found.talk.startTime, found.isSaved];
  };

  it('is the next saved talk of today, also while another is on stage before it', () => {
    expect(next([talk('14:00', '15:00')], [talk('11:30', '12:15')], '11:00')).toEqual([DAY, '14:00', true]);
  });

  it('is what is on stage where nothing of today is saved', () => {
    expect(next([tomorrow], [talk('11:30', '12:15'), tomorrow], '11:00')).toEqual([DAY, '11:30', false]);
  });

  it('is of another day once today has nothing left, saved talks first', () => {
    const programme = [
      talk('11:30', '12:15'),
      { ...tomorrow, startTime: '10:00', endTime: '10:30' },
      tomorrow,
    ];
    expect(next([tomorrow], programme, '20:00')).toEqual(['2026-12-05', '11:00', true]);
    expect(next([], programme, '20:00')).toEqual(['2026-12-05', '10:00', false]);
    expect(next([], [talk('11:30', '12:15')], '20:00')).toBeNull();
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

describe('A talk in an answer', () => {
  const item = { id: 'a', ...talk('11:30', '12:15') };

  it('may have no speaker and no text, as in answers that were stored before there were texts', () => {
    expect(v.parse(talkSchema, item)).toEqual(item);
  });

  it('keeps both, and is kept itself where a backend sends something else in their place', () => {
    const said = { ...item, speaker: 'Dr Lim', text: 'What helps.' };
    expect(v.parse(talkSchema, said)).toEqual(said);
    expect(v.parse(talkSchema, { ...item, text: { en: 'What helps.' } })).toEqual({
      ...item,
      text: '',
    });
  });
});

it('The address of a talk names its day and its element, whatever its id is', () => {
  for (const id of ['bf-02', 'a talk/ü#1']) {
    const url = new URL(talkPath('fair', id, DAY), 'https://yhello.test');
    expect([...url.searchParams]).toEqual([
      ['expoSlug', 'fair'],
      ['day', DAY],
    ]);
    expect(decodeURIComponent(url.hash)).toBe(`#${talkAnchor(id)}`);
  }
});
