import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Faq } from '../../../src/domain/content/faq.ts';
import {
  bestResults,
  groupFaqs,
  looseWords,
  nearestFaqs,
  searchFaqs,
} from '../../../src/features/faqs/search-faqs.ts';

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

describe('the search of questions', () => {
  it('finds all questions in order without search words', () => {
    expect(searchFaqs(faqs, '')).toEqual(faqs);
    expect(searchFaqs(faqs, '   ')).toEqual(faqs);
  });

  it('lists matches in the question before matches in the answer', () => {
    expect(slugs(searchFaqs(faqs, 'parking'))).toEqual(['parking', 'cost']);
  });

  it('finds only questions with every word, in any order', () => {
    expect(slugs(searchFaqs(faqs, 'basement parking'))).toEqual(['parking']);
    expect(searchFaqs(faqs, 'basement pass')).toEqual([]);
  });

  it('ignores case, accents and the kind of apostrophe', () => {
    expect(slugs(searchFaqs(faqs, "WHERE'S"))).toEqual(['pass']);
    expect(slugs(searchFaqs(faqs, 'cafe'))).toEqual(['pass']);
  });

  it('offers those with most of the words where none has all, in whatever form they stand', () => {
    const hours = faq('hours', 'When are the halls open?', '<p>From ten to nine, every day.</p>');
    expect(slugs(nearestFaqs([...faqs, hours], 'opening hours'))).toEqual(['hours']);
    expect(slugs(nearestFaqs(faqs, 'parking malam'))).toEqual(['parking', 'cost']);
    expect(nearestFaqs(faqs, 'what is the zebra')).toEqual([]);
    expect(nearestFaqs(faqs, '%')).toEqual([]);
    const back = faq('back', 'Can I return things?');
    expect(slugs(nearestFaqs([...faqs, back], 'refunds'))).toEqual(['back']);
    expect(looseWords('Where is the')).toEqual(['where', 'is', 'the']);
  });

  it('ignores punctuation', () => {
    expect(slugs(searchFaqs(faqs, 'Is there parking?'))).toEqual(['parking']);
    expect(slugs(searchFaqs(faqs, '“free”, for members!'))).toEqual(['cost']);
    expect(searchFaqs(faqs, '?')).toEqual([]);
  });

  it('does not search inside tags', () => {
    expect(searchFaqs(faqs, 'strong')).toEqual([]);
    expect(searchFaqs(faqs, 'href')).toEqual([]);
  });

  it('shows the answers of up to three results, and of more the first', () => {
    const more = [...faqs, faq('halal', 'Is the food halal?')];
    expect(bestResults(faqs)).toEqual(faqs);
    expect(slugs(bestResults(more))).toEqual(['cost']);
    expect(bestResults([])).toEqual([]);
  });

  it('never finds more with more words, and nothing twice', () => {
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
  it('are listed together, groups in the order of all questions, without those of which none was found', () => {
    const mixed = [...faqs, faq('late', 'Am I late?')];
    const found = [...mixed].reverse();
    expect(groupFaqs(found, mixed).map(({ name, faqs: inGroup }) => [name, slugs(inGroup)])).toEqual([
      ['Visiting', ['late', 'parking', 'cost']],
      ['Pass', ['pass']],
    ]);
    expect(groupFaqs(mixed.slice(-1), mixed).map(({ name }) => name)).toEqual(['Visiting']);
    expect(groupFaqs([], mixed)).toEqual([]);
  });
});
