import { type Field, field } from '../field.ts';

const YES = new Set(['yes', 'y', 'true', 'x', '1', 'on']);
const NO = new Set(['no', 'n', 'false', '0', 'off', '-']);

export const yesNo = field('yes or no', (raw) => {
  if (typeof raw === 'boolean') return raw;
  const word = String(raw).trim().toLowerCase();
  if (YES.has(word)) return true;
  return NO.has(word) ? false : undefined;
});

/** One of a few words, without regard to capitals. */
export const choice = <const T extends string>(words: readonly T[]): Field<T> =>
  field(`one of ${words.join(', ')}`, (raw) => {
    const written = String(raw).trim().toLowerCase();
    return words.find((word) => word.toLowerCase() === written);
  });
