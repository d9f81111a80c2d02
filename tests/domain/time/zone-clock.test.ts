import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { zoneOffsetsOf } from '../../../server/content/organiser-config/zone-offsets.ts';
import { instantMsOf, offsetMsAt } from '../../../src/domain/time/zone-clock.ts';

const FROM_MS = Date.UTC(2016, 0, 1);
const TO_MS = Date.UTC(2038, 0, 1);
const HOUR_MS = 60 * 60 * 1000;

// No summer time, one by the hour, one that skips midnight, one of half an hour, one that gave it up, and far from UTC.
describe.each([
  'Asia/Kuala_Lumpur',
  'Asia/Tokyo',
  'Europe/London',
  'America/New_York',
  'Africa/Cairo',
  'America/Havana',
  'Australia/Lord_Howe',
  'America/Mexico_City',
  'Asia/Kathmandu',
  'Pacific/Kiritimati',
])('the clocks of %s', (zone) => {
  const offsets = zoneOffsetsOf(zone, FROM_MS, TO_MS);
  const changes = offsets.slice(1).map(([fromMs]) => fromMs);
  const anyInstant = fc.integer({ min: FROM_MS, max: TO_MS });
  const nearChange = fc
    .tuple(
      fc.constantFrom(...changes, FROM_MS + HOUR_MS),
      fc.integer({ min: -2 * HOUR_MS, max: 2 * HOUR_MS }),
    )
    .map(([change, away]) => Math.max(FROM_MS, change + away));
  const instant = fc.oneof(anyInstant, nearChange);

  const byIntl = new Intl.DateTimeFormat('sv-SE', {
    timeZone: zone,
    dateStyle: 'short',
    timeStyle: 'medium',
  });

  it('show the same time as Intl at any instant of these years', () => {
    fc.assert(
      fc.property(instant, (ms) => {
        expect(new Date(ms + offsetMsAt(offsets, ms)).toISOString().slice(0, 19)).toBe(
          byIntl.format(ms).replace(' ', 'T'),
        );
      }),
    );
  });

  it('show each time at the instant that is computed for it, the first of two', () => {
    fc.assert(
      fc.property(instant, (ms) => {
        const local = ms + offsetMsAt(offsets, ms);
        const found = instantMsOf(offsets, local);
        expect(found + offsetMsAt(offsets, found)).toBe(local);
        expect(found).toBeLessThanOrEqual(ms);
      }),
    );
  });

  it('take a local time that they skip as if they had not changed yet', () => {
    for (const change of changes) {
      const skipped = offsetMsAt(offsets, change) - offsetMsAt(offsets, change - 1);
      if (skipped <= 0) continue;
      const midway = change + offsetMsAt(offsets, change - 1) + skipped / 2;
      expect(instantMsOf(offsets, midway)).toBe(change + skipped / 2);
    }
  });
});

it('a zone without summer time has one offset', () => {
  expect(zoneOffsetsOf('Asia/Kuala_Lumpur', FROM_MS, TO_MS)).toEqual([[FROM_MS, 8 * HOUR_MS]]);
  expect(zoneOffsetsOf('Europe/London', FROM_MS, TO_MS)).toHaveLength(45);
});

it('only the files of the organiser’s time zone know a zone', () => {
  const files = ['src', 'sw', 'server', 'scripts']
    .flatMap((folder) => readdirSync(folder, { recursive: true }).map((name) => join(folder, String(name))))
    .filter((name) => /\.(tsx?|mjs)$/.test(name));
  const zone = /[+]08:00'|'Asia\/|toLocale(Date|Time)|DateTimeFormat|getTimezoneOffset|from 'date-fns/;
  expect(files.filter((file) => zone.test(readFileSync(file, 'utf8'))).sort()).toEqual([
    'server/content/organiser-config/zone-offsets.ts',
    'server/content/organiser.ts',
    'src/domain/organiser/time-zone.ts',
  ]);
});
