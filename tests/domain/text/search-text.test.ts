import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  normalizeForSearch,
  searchIn,
  searchPatterns,
  wordsIn,
} from '../../../src/domain/text/search-text.ts';
import { COMMON_WORDS, SAME_WORDS } from '../../../src/domain/text/search-vocabulary.ts';

const NAMES = [
  'Anti-colic bottle',
  'Diaper bag',
  'City stroller',
  'Breast pump',
  'Travel cot',
  'Cotton wrap',
  'Nappies, 40 pieces',
];
const find = (text: string, texts: readonly string[] = NAMES) => searchIn(texts, text, (name) => [name]);

/** Letters only, and no ending that could be that of a plural. */
const word = (minLength: number) =>
  fc
    .string({ unit: fc.constantFrom(...'abdefgiklmnoprtu'), minLength, maxLength: 12 })
    .filter((one) => !COMMON_WORDS.includes(one));

describe('a search', () => {
  it('finds what has every word as it is typed, also within others', () => {
    expect(find('colic')).toEqual(['Anti-colic bottle']);
    expect(find('cot')).toEqual(['Travel cot', 'Cotton wrap']);
    expect(find('')).toEqual(NAMES);
    fc.assert(
      fc.property(fc.array(word(1), { minLength: 1, maxLength: 8 }), fc.nat(5), (words, from) => {
        const text = words.join(' ');
        const typed = text.slice(from, from + 9);
        expect(find(typed, [text, 'zzz'])).toContain(text);
      }),
    );
  });

  it('finds another word for the same, also where that has two words', () => {
    const names = ['Travel stroller', 'Rain cover for strollers', 'Car seat'];
    expect(find('kereta sorong', names)).toEqual(['Travel stroller', 'Rain cover for strollers']);
    expect(find('buggy', names)).toEqual(['Travel stroller', 'Rain cover for strollers']);
  });

  it('finds one of what is searched in the plural, and several of what is searched in the singular', () => {
    expect(find('bottles')).toEqual(['Anti-colic bottle']);
    expect(find('cots')).toEqual(['Travel cot']);
    expect(find('boxes', ['Box of wipes'])).toHaveLength(1);
    const plural = (one: string) => (one.endsWith('y') ? one.replace(/y$/, 'ies') : `${one}s`);
    fc.assert(
      fc.property(
        word(3).chain((one) => fc.constantFrom(one, `${one}y`)),
        (one) => {
          expect(find(one, [plural(one)])).toHaveLength(1);
          expect(find(plural(one), [one])).toHaveLength(1);
        },
      ),
    );
  });

  it('finds two words written as one, and one written as two', () => {
    for (const text of ['breastpump', 'breastpumps', 'breast pumps'])
      expect(find(text)).toEqual(['Breast pump']);
    expect(find('breast pumps', ['Breastpump'])).toHaveLength(1);
    fc.assert(
      fc.property(word(3), word(3), (one, other) => {
        expect(find(one + other, [`${one} ${other}`])).toHaveLength(1);
        expect(find(`${one} ${other}`, [one + other])).toHaveLength(1);
      }),
    );
  });

  it('finds other words for the same, as whole words only', () => {
    expect(find('nappy')).toEqual(['Diaper bag', 'Nappies, 40 pieces']);
    expect(find('prams')).toEqual(['City stroller']);
    expect(find('crib')).toEqual(['Travel cot']);
    const words = SAME_WORDS.flat();
    expect(new Set(words).size).toBe(words.length);
    expect(words.map((one) => normalizeForSearch(one))).toEqual(words);
  });

  it('forgives one letter of a longer word, and words that say little, where it would find nothing', () => {
    for (const text of ['stroler', 'stroller2', 'stroxler', 'stronller', 'strolers', 'baby stroller'])
      expect(find(text)).toEqual(['City stroller']);
    expect(find('cat')).toEqual([]);
    expect(find('strole')).toEqual([]);
    fc.assert(
      fc.property(word(5), fc.nat(11), fc.constantFrom('', 'q', 'qq'), (one, at, other) => {
        const i = at % one.length;
        const typed = one.slice(0, i) + (other === 'qq' ? `q${one.charAt(i)}` : other) + one.slice(i + 1);
        fc.pre(typed.length >= 5);
        expect(find(typed, [one, 'zzz'])).toEqual([one]);
        // Where the typed word itself is found, near words are not.
        expect(find(typed, [typed])).toEqual([typed]);
        expect(find(one, [one, typed]).includes(typed)).toBe(typed.includes(one));
      }),
    );
  });

  it('finds nothing for signs alone, and everything for nothing', () => {
    for (const signs of ['%', '!!!', '(', '👶', '❤️', '…']) expect(find(signs)).toEqual([]);
    for (const nothing of ['', '  ']) expect(find(nothing)).toEqual(NAMES);
    for (const typed of ['bottle!', 'bottle ❤️']) expect(find(typed)).toEqual(['Anti-colic bottle']);
    expect(find('1️⃣ cot', ['Top 1 cot'])).toEqual(['Top 1 cot']);
  });

  it('finds what is longer than any word by its beginning, with patterns that stay short', () => {
    const long = 'Donaudampfschifffahrtsgesellschaftskapitän';
    expect(find(long, [long, 'Donau'])).toEqual([long]);
    for (const typed of ['abcdefghij'.repeat(8), '㌖'.repeat(80), 'aaaaaies '.repeat(9)])
      expect(searchPatterns(typed).join().length, typed).toBeLessThan(30_000);
  });

  it('leaves words whole in scripts that write vowels as marks', () => {
    expect(find('பால்', ['பால் புட்டி', 'லேபிள் பட்டை'])).toEqual(['பால் புட்டி']);
    expect(find('ピジョン', ['ピジョン', 'ヒント ション'])).toEqual(['ピジョン']);
    expect(find('tre', ['Trê Việt'])).toEqual(['Trê Việt']);
  });

  it('has patterns that mean the same as regular expressions, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
        for (const pattern of searchPatterns(typed)) expect(pattern).toMatch(/^[\p{L}\p{M}\p{N} |!]*$/u);
      }),
    );
    expect(wordsIn(searchPatterns('cots'))).toEqual(expect.arrayContaining(['cots', 'cot', 'crib']));
  });
});
