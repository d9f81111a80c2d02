import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Faq } from '../../../src/domain/content/faq.ts';
import { groupFaqs, searchFaqs } from '../../../src/features/faqs/search-faqs.ts';

const faq = (slug: string, question: string, answer = '<p>Yes.</p>', group = 'Visiting'): Faq => ({
  slug,
  group,
  question,
  answer,
});
const slugs = (faqs: readonly Faq[]) => faqs.map(({ slug }) => slug);

const faqs = [
  faq('cost', 'Does it cost anything?', '<p>No, and parking is <strong>free</strong> for members.</p>'),
  faq('parking', 'Is there parking?', '<p>In the basement.</p>'),
  faq('pass', 'Where’s my pass?', '<p>In the <a href="/menu">menu</a>, at the Café.</p>', 'Pass'),
];

describe('looking for a question', () => {
  it('finds all of them, in order, when nothing is looked for', () => {
    expect(searchFaqs(faqs, '')).toEqual(faqs);
    expect(searchFaqs(faqs, '   ')).toEqual(faqs);
  });

  it('puts what is asked before what is only mentioned', () => {
    expect(slugs(searchFaqs(faqs, 'parking'))).toEqual(['parking', 'cost']);
  });

  it('wants every word, wherever it stands', () => {
    expect(slugs(searchFaqs(faqs, 'basement parking'))).toEqual(['parking']);
    expect(searchFaqs(faqs, 'basement pass')).toEqual([]);
  });

  it('minds neither capitals nor accents nor the kind of apostrophe', () => {
    expect(slugs(searchFaqs(faqs, "WHERE'S"))).toEqual(['pass']);
    expect(slugs(searchFaqs(faqs, 'cafe'))).toEqual(['pass']);
  });

  it('reads a whole question, whatever its signs', () => {
    expect(slugs(searchFaqs(faqs, 'Is there parking?'))).toEqual(['parking']);
    expect(slugs(searchFaqs(faqs, '“free”, for members!'))).toEqual(['cost']);
    expect(searchFaqs(faqs, '?')).toEqual(faqs);
  });

  it('does not find what only stands in a tag', () => {
    expect(searchFaqs(faqs, 'strong')).toEqual([]);
    expect(searchFaqs(faqs, 'href')).toEqual([]);
  });

  it('never finds more for more words, and nothing twice', () => {
    const word = fc.constantFrom('parking', 'pass', 'the', 'in', 'free', 'menu', 'zoo');
    fc.assert(
      fc.property(fc.array(word, { maxLength: 3 }), word, (words, more) => {
        const before = searchFaqs(faqs, words.join(' '));
        const after = searchFaqs(faqs, [...words, more].join(' '));
        expect(before).toEqual(expect.arrayContaining(after));
        expect(new Set(after).size).toBe(after.length);
      }),
    );
  });
});

describe('questions by group', () => {
  it('stand together, groups in the order in which they come up', () => {
    const mixed = [...faqs, faq('late', 'Am I late?')];
    expect(groupFaqs(mixed).map(({ name, faqs: list }) => [name, slugs(list)])).toEqual([
      ['Visiting', ['cost', 'parking', 'late']],
      ['Pass', ['pass']],
    ]);
    expect(groupFaqs([])).toEqual([]);
  });
});
