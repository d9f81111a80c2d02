// @script venue

import { productName } from '../organiser/brand.ts';

/** One entry of a calendar file. Times in ms since 1970; `id` stays the same when the entry changes. */
export type CalendarEvent = {
  id: string;
  title: string;
  place: string;
  description?: string | undefined;
  startMs: number;
  endMs: number;
  url: string;
};

const LINE_MAX_BYTES = 75;
const ALARM_MINUTES = 15;
const encoder = new TextEncoder();

/** `20261204T033000Z` */
const utc = (ms: number) => new Date(ms).toISOString().replace(/[-:]|\.\d+/g, '');

/** A text value of RFC 5545: its separators are escaped, and what no calendar can read is left out. */
export const escapeText = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n')
    .replace(/(?!\t)[\p{Cc}\p{Cs}]/gu, '');

/** A content line in pieces of at most 75 octets, none of which cuts a character. */
export function foldLine(line: string): string {
  const pieces: string[] = [];
  let piece = '';
  let bytes = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    // Every piece after the first begins with a space, which counts.
    if (bytes + size > LINE_MAX_BYTES) {
      pieces.push(piece);
      piece = ' ';
      bytes = 1;
    }
    piece += character;
    bytes += size;
  }
  return [...pieces, piece].join('\r\n');
}

const eventLines = ({ id, title, place, description, startMs, endMs, url }: CalendarEvent, nowMs: number) => [
  'BEGIN:VEVENT',
  `UID:${escapeText(id)}`,
  `DTSTAMP:${utc(nowMs)}`,
  `DTSTART:${utc(startMs)}`,
  `DTEND:${utc(endMs)}`,
  `SUMMARY:${escapeText(title)}`,
  ...(place ? [`LOCATION:${escapeText(place)}`] : []),
  ...(description ? [`DESCRIPTION:${escapeText(description)}`] : []),
  `URL:${url}`,
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `DESCRIPTION:${escapeText(title)}`,
  `TRIGGER:-PT${ALARM_MINUTES}M`,
  'END:VALARM',
  'END:VEVENT',
];

/** A calendar file (RFC 5545) with an alarm a quarter of an hour before each event. */
export const calendarFile = (name: string, events: readonly CalendarEvent[], nowMs: number): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(productName)}//Visitor app//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${escapeText(name)}`,
    `X-WR-CALNAME:${escapeText(name)}`,
    ...events.flatMap((event) => eventLines(event, nowMs)),
    'END:VCALENDAR',
  ]
    .map((line) => `${foldLine(line)}\r\n`)
    .join('');
