import type { Faq } from '../../domain/content/faq.ts';
import {
  containsAllWords,
  normalizeForSearch,
  numberOfMatches,
  searchPatterns,
  searchWords,
  tellingWords,
} from '../../domain/text/search-text.ts';

const withoutTags = (html: string) => html.replace(/<[^>]*>/g, ' ');

/**
 * The questions that contain every word of the search, in the question or in its answer. Matches in the question come
 * first. A blank search: all questions in their original order.
 */
export function searchFaqs(faqs: readonly Faq[], text: string): Faq[] {
  const words = searchWords(text);
  const inQuestion = faqs.filter(({ question }) => containsAllWords(words, question));
  const inAnswer = faqs.filter(
    (faq) => !inQuestion.includes(faq) && containsAllWords(words, faq.question, withoutTags(faq.answer)),
  );
  return [...inQuestion, ...inAnswer];
}

/** `hour` of “hours”, `open` of “opening”: enough to find the other forms. */
const stemOf = (word: string) => word.replace(/(?<=\p{L}{3})(ing|ed|es|s)$/u, '');

/** The words of a search without fillers and endings; all of its words if there are only fillers. */
export const looseWords = (text: string): string[] => tellingWords(text).map(stemOf);

/** In all of their forms, and as other words for the same. */
export const faqPatterns = (text: string) => searchPatterns(looseWords(text).join(' '));

/** Where no question has every word: those with most of `looseWords`, the questions themselves first. */
export function nearestFaqs(faqs: readonly Faq[], text: string): Faq[] {
  const patterns = faqPatterns(text);
  const countIn = (...texts: string[]) => numberOfMatches(normalizeForSearch(...texts), patterns);
  const scored = faqs.map((faq) => ({
    faq,
    count: countIn(faq.question, withoutTags(faq.answer)),
    inQuestion: countIn(faq.question),
  }));
  const most = Math.max(...scored.map(({ count }) => count));
  return most <= 0
    ? []
    : scored
        .filter(({ count }) => count === most)
        .sort((a, b) => b.inQuestion - a.inQuestion)
        .map(({ faq }) => faq);
}

/** So many results are all unfolded. Of more, the first. */
const FEW_RESULTS = 3;

/** The results whose answers a search shows at once. */
export const bestResults = (matches: readonly Faq[]): readonly Faq[] =>
  matches.length <= FEW_RESULTS ? matches : matches.slice(0, 1);

export type FaqGroup = { name: string; faqs: Faq[] };

/** The questions found by group, groups in the order of all questions. */
export function groupFaqs(found: readonly Faq[], all: readonly Faq[]): FaqGroup[] {
  const names = [...new Set(all.map(({ group }) => group))];
  const groups = names.map((name) => ({ name, faqs: found.filter(({ group }) => group === name) }));
  return groups.filter(({ faqs }) => faqs.length > 0);
}
