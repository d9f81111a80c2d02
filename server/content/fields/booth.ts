import { TO_BE_CONFIRMED } from '../../../src/domain/expo/booth-code.ts';
import { BOOTH_MAX_LENGTH } from '../../../src/domain/expo/booth-visit.ts';
import { field } from '../field.ts';
import { lineUpTo } from './text.ts';

const UNKNOWN = /^(tbc|tba|tbd|to be (confirmed|announced)|[-–—?]+)$/i;
const line = lineUpTo(BOOTH_MAX_LENGTH);

/** `Booth A12` as `A12`: the app writes the word itself. */
export const withoutWord = (booth: string): string => booth.replace(/^booth\s+(?=\S)/i, '');

export const booth = field<string>(
  `the code of a booth, such as A12, or ${TO_BE_CONFIRMED} while it is not known`,
  (raw, context) => {
    const read = line.read(raw, context);
    if ('wrong' in read) return typeof raw === 'object' ? undefined : read;
    const code = withoutWord(read.value);
    return UNKNOWN.test(code) ? TO_BE_CONFIRMED : code;
  },
);
