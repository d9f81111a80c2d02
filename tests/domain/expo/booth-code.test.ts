import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boothCode, isBoothOf, writtenBooth } from '../../../src/domain/expo/booth-code.ts';

const b14 = { hall: 'Hall 1', booth: 'B14' };

describe('the code of a booth', () => {
  it('means the same in capitals or not, with a space, a hyphen, a zero, or the word booth', () => {
    for (const typed of ['B14', 'b14', 'b 14', 'B-14', 'B 014', 'booth b14', ' Booth B 14. '])
      expect(boothCode(typed), typed).toBe('b 14');
  });

  it('is another one for another letter, number or part', () => {
    for (const typed of ['B1', 'B140', 'B 1 4', 'C14', 'BB14', 'B14A', '14', ''])
      expect(boothCode(typed), typed).not.toBe('b 14');
  });
});

describe('a text means a booth', () => {
  it('by its code, alone or with its hall before or after it', () => {
    for (const text of [
      'b 14',
      'hall 1, b 14',
      'Hall 1\u00a0· Booth B14',
      'B14 (Hall 1)',
      'booth B-14, hall 01',
    ])
      expect(isBoothOf(text, b14), text).toBe(true);
  });

  it('not in another hall, nor by its hall alone', () => {
    for (const text of ['hall 2, b14', 'hall 1', '1 b14', 'hall 11, 4'])
      expect(isBoothOf(text, b14), text).toBe(false);
  });

  it('not while it is still to be confirmed, as that of many brands may be', () => {
    const unknown = { hall: 'Hall 1', booth: 'TBC' };
    for (const text of ['TBC', 'tbc', 'Hall 1, TBC']) expect(isBoothOf(text, unknown), text).toBe(false);
  });

  it('however letters and numbers of any code are kept apart', () => {
    const letters = fc.stringMatching(/^[A-Z]{1,2}$/);
    const number = fc.integer({ min: 1, max: 999 });
    const between = fc.constantFrom('', ' ', '-', '. ', '0', ' 0');
    fc.assert(
      fc.property(letters, number, between, fc.boolean(), (row, place, gap, isLower) => {
        const typed = `${row}${gap}${place}`;
        const booth = { hall: 'Hall 3', booth: `${row}${place}` };
        expect(isBoothOf(isLower ? typed.toLowerCase() : typed, booth)).toBe(true);
        expect(isBoothOf(`hall 3, ${typed}`, booth)).toBe(true);
        expect(isBoothOf(`${typed}7`, booth)).toBe(false);
      }),
    );
  });
});

it('A code is written in capitals, words stay as they were typed', () => {
  expect(writtenBooth(' b99 ')).toBe('B99');
  expect(writtenBooth('b-12a')).toBe('B-12A');
  expect(writtenBooth('Hall 2, beside the stage')).toBe('Hall 2, beside the stage');
});
