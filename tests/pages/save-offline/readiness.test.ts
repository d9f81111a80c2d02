import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  deletionText,
  isOld,
  isReady,
  missingPictures,
  type Part,
  PICTURE_LIMIT,
  picturesIn,
  readyText,
  type StoredContent,
  shortReadyText,
  storedText,
  storePictures,
} from '../../../src/pages/save-offline/readiness.ts';

const there = (name: Part['name'], at: number | null = 1, bytes = 1_200): Part => ({
  name,
  stored: { at, bytes },
});
const gone = (name: Part['name']): Part => ({ name, stored: null });
const pictures = (...sizes: (number | null)[]) => sizes.map((bytes, i) => ({ name: `p${i}`, bytes }));

describe('what is ready for an expo', () => {
  it('has the time of today, and the day of what is older', () => {
    const nowMs = Date.parse('2026-11-24T04:00:00Z');
    const storedAt = (at: number): StoredContent => ({ parts: [there('map', at)], pictures: [] });
    expect(storedText(storedAt(nowMs - 3_600_000), nowMs)).toBe('Last saved: 11:00 AM, 2\u00a0KB');
    expect(storedText(storedAt(nowMs - 86_400_000), nowMs)).toBe('Last saved: 23 Nov, 2\u00a0KB');
  });

  it('has no time where the age of a part is unknown, and is old', () => {
    const found: StoredContent = { parts: [there('map', 0), there('list', 9)], pictures: [] };
    const nowMs = Date.parse('2026-11-24T04:00:00Z');
    expect(storedText(found, nowMs)).toBe('Saved: 3\u00a0KB');
    expect(isOld(found, nowMs)).toBe(true);
  });

  it('names the first three parts that are stored, and every part that is missing', () => {
    const found: StoredContent = {
      parts: [there('pass'), there('programme'), gone('map'), there('list'), there('agenda')],
      pictures: pictures(10, null, null),
    };
    expect(readyText(found)).toBe(
      'Your pass, programme, list and more work offline. Still to save: map and most pictures.',
    );
    expect(isReady(found)).toBe(false);
  });

  it('says that pictures beyond the limit need a connection, and is ready', () => {
    const parts = [there('pass'), there('map')];
    const found: StoredContent = { parts, pictures: pictures(PICTURE_LIMIT, null) };
    expect(isReady(found)).toBe(true);
    expect(readyText(found)).toBe('Your pass and map work offline. Some pictures need a connection.');
    expect(readyText({ parts, pictures: pictures(PICTURE_LIMIT) })).toBe('Your pass and map work offline.');
  });

  it.each<[Part[], string]>([
    [[there('pass'), gone('app')], 'Your pass is saved. Still to save: app.'],
    [[gone('pass'), there('map'), there('list')], 'Your map and list are saved. Still to save: pass.'],
    [[there('pass'), gone('star buys')], 'Your pass works offline. Still to save: star buys.'],
  ])('works offline only with the pass and the app: %o', (parts, text) => {
    expect(readyText({ parts, pictures: [] })).toBe(text);
  });

  it.each([
    [[null, null], 'pictures'],
    [[1, null, null], 'most pictures'],
    [[1, null], 'some pictures'],
  ])('says for pictures of %o what a visitor can do', (sizes, text) => {
    const found: StoredContent = { parts: [there('pass')], pictures: pictures(...sizes) };
    expect(readyText(found)).toBe(`Your pass works offline. Still to save: ${text}.`);
  });

  it.each<[Part[], (number | null)[], string, string]>([
    [[gone('map'), there('pass')], [null], 'Not all saved yet', 'Pass works offline'],
    [[gone('app')], [null], 'Save for offline', 'Your pass doesn’t open offline yet'],
    [[there('pass')], [1, null], 'Saved for offline', 'All but pictures'],
    [[there('pass'), there('app'), there('map')], [1], 'Works offline', 'Pass and map'],
  ])('says in few words what works and what is missing', (parts, sizes, ...texts) => {
    expect(shortReadyText({ parts, pictures: pictures(...sizes) })).toEqual(texts);
  });

  it('is everything only while each part and each picture is stored', () => {
    const whole: StoredContent = { parts: [there('pass'), there('map')], pictures: pictures(10, 10) };
    expect(isReady(whole)).toBe(true);
    expect(readyText(whole)).toBe('Your pass and map work offline.');
    expect(isReady({ ...whole, parts: [there('pass'), gone('map')] })).toBe(false);
    expect(isReady({ ...whole, pictures: pictures(10, null) })).toBe(false);
  });

  it('may be deleted by a browser that has not agreed to keep it', () => {
    const stock: StoredContent = { parts: [there('pass', null), there('map')], pictures: [] };
    expect(deletionText({ ...stock, isPersistent: false }, null)).toBe(
      'If this device runs out of space, some of it may be deleted, so look here again before you go.',
    );
    expect(deletionText({ ...stock, isPersistent: true }, null)).toBe('');
    const nothing: StoredContent = { parts: [gone('map')], pictures: [] };
    expect(deletionText({ ...nothing, isPersistent: false }, null)).toBe('');
    expect(deletionText({ ...nothing, isPersistent: false }, 'ios')).toBe('');
  });

  it('may be deleted by Safari after a week, whatever it has agreed to', () => {
    const stock = { parts: [there('map')], pictures: [], isPersistent: true };
    expect(deletionText(stock, 'ios')).toMatch(/^Safari may delete this after a week.*home screen/);
    expect(deletionText(stock, 'mac')).toMatch(/your Dock/);
  });

  it('is as old as its oldest answer, and old after a day', () => {
    const day = 24 * 60 * 60 * 1000;
    const found: StoredContent = {
      parts: [there('pass', null), there('map', 2), there('list', 9)],
      pictures: [],
    };
    expect(isOld(found, day + 2)).toBe(false);
    expect(isOld(found, day + 3)).toBe(true);
    expect(isOld({ parts: [there('pass', null)] }, day)).toBe(false);
  });
});

it('The size of what is saved is that of answers and pictures', () => {
  const found: StoredContent = { parts: [there('map', 1, 60_000)], pictures: pictures(2_000_000, null) };
  expect(storedText(found, 1)).toMatch(/, 2\.1\u00a0MB$/);
});

describe('the pictures to store', () => {
  it('are those that the answers name, each once and without its ground', () => {
    expect(
      picturesIn([
        { highlights: [{ picture: 'a@ffffff' }] },
        null,
        { pages: [{ picture: 'b' }, { picture: 'a' }] },
      ]),
    ).toEqual(['a', 'b']);
  });

  it('are stored in their order, until one cannot be', async () => {
    const asked: string[] = [];
    await storePictures({ pictures: pictures(null, 5, null, null) }, async (name) => {
      asked.push(name);
      if (name === 'p2') throw new Error('no signal');
      return 5;
    });
    expect(asked).toEqual(['p0', 'p2']);
  });

  it('stay within the limit, and none is missing once it is reached', async () => {
    const size = fc.option(fc.integer({ min: 1, max: 150_000 }));
    await fc.assert(
      fc.asyncProperty(
        fc.array(size, { maxLength: 60 }),
        fc.integer({ min: 1, max: 150_000 }),
        async (sizes, each) => {
          const found = pictures(...sizes).map((picture) => ({ ...picture }));
          const before = found.reduce((sum, { bytes }) => sum + (bytes ?? 0), 0);
          await storePictures({ pictures: found }, async (name) => {
            for (const picture of found) if (picture.name === name) picture.bytes = each;
            return each;
          });
          const after = found.reduce((sum, { bytes }) => sum + (bytes ?? 0), 0);
          expect(after).toBeLessThanOrEqual(Math.max(before, PICTURE_LIMIT));
          expect(missingPictures({ pictures: found })).toEqual([]);
        },
      ),
    );
  });

  it('are no more than the worker keeps, however small they are', async () => {
    const found = pictures(...Array.from({ length: 1_200 }, () => null)).map((picture) => ({ ...picture }));
    let count = 0;
    await storePictures({ pictures: found }, async (name) => {
      count++;
      for (const picture of found) if (picture.name === name) picture.bytes = 1_000;
      return 1_000;
    });
    expect(count).toBe(600);
    expect(missingPictures({ pictures: found })).toEqual([]);
  });
});
