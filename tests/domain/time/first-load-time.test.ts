import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import * as byLibrary from '../../../src/domain/time/expo-time.ts';
import * as byHand from '../../../src/domain/time/first-load-time.ts';

const instant = fc.integer({ min: Date.UTC(1983, 0, 1), max: Date.UTC(2200, 0, 1) });
const two = (max: number) => fc.integer({ min: 0, max }).map((n) => String(n).padStart(2, '0'));
const time = fc
  .tuple(two(23), two(59), fc.option(two(59)))
  .map(([hours, minutes, seconds]) => [hours, minutes, seconds ?? []].flat().join(':'));

it('what is done by hand gives what date-fns-tz gives, at any instant', () => {
  fc.assert(
    fc.property(instant, time, (ms, clock) => {
      const day = byLibrary.dayAt(ms);
      expect(byHand.dayAt(ms)).toBe(day);
      expect(byHand.msUntilMidnight(ms)).toBe(byLibrary.msUntilMidnight(ms));
      expect(byHand.instantOf(day, clock)).toBe(byLibrary.instantOf(day, clock));
    }),
    { numRuns: 2_000 },
  );
});

it('every function by hand has a namesake that it is compared with', () => {
  expect(Object.keys(byHand).sort()).toEqual(['dayAt', 'instantOf', 'msUntilMidnight']);
  expect(Object.keys(byLibrary)).toEqual(expect.arrayContaining(Object.keys(byHand)));
});

const files = ['src', 'sw', 'server', 'scripts']
  .flatMap((folder) => readdirSync(folder, { recursive: true }).map((name) => join(folder, String(name))))
  .filter((name) => /\.(tsx?|mjs)$/.test(name))
  .sort();
const filesWith = (text: RegExp) => files.filter((file) => text.test(readFileSync(file, 'utf8')));

it('no other file knows a time zone', () => {
  expect(
    filesWith(/[+]08:00|Asia\/|timeZone|toLocale(Date|Time)|DateTimeFormat|getTimezoneOffset|from 'date-fns/),
  ).toEqual(['src/domain/time/expo-time.ts', 'src/domain/time/first-load-time.ts']);
});

it('by hand is only what a first load, the pass and the worker do', () => {
  expect(filesWith(/first-load-time\.ts'/)).toEqual([
    'src/app/prefetch.ts',
    'src/domain/expo/programme.ts',
    'src/features/expos/programme.tsx',
    'src/features/points/optimistic-points.ts',
    'src/platform/clock.ts',
    'sw/page-cache.ts',
  ]);
});
