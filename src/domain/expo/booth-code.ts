// @script venue

import type { Exhibitor } from './exhibitor.ts';

/** Stands for a booth code that is not known yet. Many brands may have it, so it names no booth. */
export const TO_BE_CONFIRMED = 'TBC';

export const isKnownBooth = (booth: string): boolean => booth !== '' && booth !== TO_BE_CONFIRMED;

/** Equal for codes that mean the same booth, however they are typed: `b14`, `B-014` and `booth B 14`. */
export const boothCode = (typed: string): string =>
  (typed.toLowerCase().match(/\p{L}+|\p{N}+/gu) ?? [])
    .filter((part) => part !== 'booth')
    .map((part) => part.replace(/^0+(?=\p{N})/u, ''))
    .join(' ');

/** As a sign writes it: `b99` in capitals. Words, such as a hall's name, stay as they were typed. */
export const writtenBooth = (typed: string): string =>
  /\p{L}{3}/u.test(typed) ? typed.trim() : typed.trim().toUpperCase();

type Place = Pick<Exhibitor, 'hall' | 'booth'>;

/** The codes of a booth: alone, and with the hall before or after it, as in `Hall 1, B 14`. None of an unknown one. */
export const boothCodes = ({ hall, booth }: Place): ReadonlySet<string> =>
  new Set(isKnownBooth(booth) ? [booth, `${hall} ${booth}`, `${booth} ${hall}`].map(boothCode) : []);

/** Whether a text names the booth, with or without its hall. */
export const isBoothOf = (text: string, place: Place): boolean => boothCodes(place).has(boothCode(text));
