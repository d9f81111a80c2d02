import fc from 'fast-check';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { cutText } from '../../../src/domain/text/cut-text.ts';
import { textSchema } from '../../../src/domain/text/text-schema.ts';

it('what is left of a text can be stored, however long the text is', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 200 }),
      fc.integer({ min: 1, max: 90 }),
      (text, max) => {
        fc.pre(!text.includes('\0'));
        expect(v.is(textSchema(max), cutText(text, max))).toBe(true);
      },
    ),
  );
});

it('a name that ends in an emoji at the limit loses the emoji, and no more', () => {
  expect(cutText(`${'x'.repeat(79)}🍼`, 80)).toBe('x'.repeat(79));
  expect(cutText(`${'x'.repeat(78)}🍼`, 80)).toBe(`${'x'.repeat(78)}🍼`);
});
