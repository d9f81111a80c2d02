import * as v from 'valibot';
import { hasVisibleContent } from '../../../src/domain/content/rich-text.ts';
import { sanitizeRichText } from '../../rich-text.ts';

// Schemas of fields that occur in several kinds of entries.

export const slug = v.pipe(
  v.string(),
  v.maxLength(80),
  v.regex(
    /^[a-z0-9]+(-[a-z0-9]+)*$/,
    'is not a name for an address: small letters, digits and single hyphens',
  ),
);
export const line = v.pipe(v.string(), v.trim(), v.minLength(1, 'is empty'), v.maxLength(400));
/** HTML, sanitized while it is parsed. */
export const richText = v.pipe(
  v.string(),
  v.transform(sanitizeRichText),
  v.check((html: string) => hasVisibleContent(html), 'says nothing'),
);
export const sen = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000_000));
export const days = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3650));
export const count = v.pipe(v.number(), v.integer(), v.minValue(1));

const GROUNDS = ['sun-soft', 'mint-soft', 'coral-soft', 'sky-soft', 'lilac-soft'] as const;
const MAX_OBJECTS = 4;

/** Input of scripts/art, which draws the sample picture: things and people on a background. Not used by the server. */
export const art = v.strictObject({
  ground: v.picklist(GROUNDS),
  objects: v.pipe(v.array(slug), v.minLength(1), v.maxLength(MAX_OBJECTS)),
});

export const range = v.pipe(
  v.strictObject({ from: v.pipe(v.number(), v.minValue(0)), to: v.number() }),
  v.check(({ from, to }) => from <= to, 'ends before it begins'),
);
