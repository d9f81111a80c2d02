import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarFile, escapeText, foldLine } from '../../../src/domain/expo/calendar-file.ts';

const NOW = Date.parse('2026-11-22T02:00:00Z');
const event = (change: object = {}) => ({
  id: 'expo-a-bf-01@yhello',
  title: 'Sleep through the night',
  place: 'Main stage, MITEC',
  startMs: Date.parse('2026-12-04T11:30:00+08:00'),
  endMs: Date.parse('2026-12-04T12:15:00+08:00'),
  url: 'https://yhello.test/expo?expoSlug=a',
  ...change,
});
const unfold = (text: string) => text.replaceAll('\r\n ', '');
const unescaped = (text: string) => text.replace(/\\(.)/g, (_, c: string) => (c === 'n' ? '\n' : c));
const bytes = (text: string) => new TextEncoder().encode(text).length;

describe('A calendar file', () => {
  it('says who speaks, where that is known', () => {
    const described = calendarFile('My agenda', [event({ description: 'Dr. Lim, midwife' })], NOW);
    expect(described).toContain('\r\nDESCRIPTION:Dr. Lim\\, midwife\r\nURL:');
    expect(calendarFile('My agenda', [event()], NOW)).not.toContain('DESCRIPTION:Dr');
  });

  it('has a name, the times in UTC, and an alarm a quarter of an hour before', () => {
    expect(calendarFile('My agenda', [event()], NOW).split('\r\n')).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Yhello//Visitor app//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'NAME:My agenda',
      'X-WR-CALNAME:My agenda',
      'BEGIN:VEVENT',
      'UID:expo-a-bf-01@yhello',
      'DTSTAMP:20261122T020000Z',
      'DTSTART:20261204T033000Z',
      'DTEND:20261204T041500Z',
      'SUMMARY:Sleep through the night',
      'LOCATION:Main stage\\, MITEC',
      'URL:https://yhello.test/expo?expoSlug=a',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'DESCRIPTION:Sleep through the night',
      'TRIGGER:-PT15M',
      'END:VALARM',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it('has the title and the place as they are, in lines of at most 75 octets, whatever they are', () => {
    const anyText = fc.string({ unit: 'binary', maxLength: 200 });
    fc.assert(
      fc.property(anyText, anyText, (title, place) => {
        const file = calendarFile('A', [event({ title, place })], NOW);
        for (const line of file.split('\r\n')) expect(bytes(line)).toBeLessThanOrEqual(75);
        const lines = unfold(file).split('\r\n');
        const shown = (text: string) => text.replace(/\r\n?/g, '\n').replace(/(?![\t\n])\p{Cc}/gu, '');
        const textOf = (name: string) =>
          unescaped(lines.find((line) => line.startsWith(`${name}:`))?.slice(name.length + 1) ?? '');
        expect(textOf('SUMMARY')).toBe(shown(title));
        expect(textOf('LOCATION')).toBe(shown(place));
        // No text can add a line of its own.
        expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1);
      }),
    );
  });
});

describe('A folded line', () => {
  it('is the line again when it is unfolded, and cuts no character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
        const line = escapeText(text);
        const folded = foldLine(line);
        expect(unfold(folded)).toBe(line);
        expect(folded.isWellFormed()).toBe(true);
        for (const piece of folded.split('\r\n')) expect(bytes(piece)).toBeLessThanOrEqual(75);
      }),
    );
  });
});
