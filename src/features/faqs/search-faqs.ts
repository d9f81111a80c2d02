import type { Faq } from '../../domain/content/faq.ts';
import { normalizeForSearch, searchWords } from '../../domain/text/search-text.ts';

const withoutTags = (html: string) => html.replace(/<[^>]*>/g, ' ');

/**
 * The questions that hold every word looked for, in the question or in its answer. Those that ask about it come
 * before those that only mention it. Nothing looked for: all of them, as they were written.
 */
export function searchFaqs(faqs: readonly Faq[], text: string): Faq[] {
  const words = searchWords(text);
  const hold = (...texts: string[]) => {
    const said = normalizeForSearch(...texts);
    return words.every((word) => said.includes(word));
  };
  const asked = faqs.filter(({ question }) => hold(question));
  const mentioned = faqs.filter((faq) => !asked.includes(faq) && hold(faq.question, withoutTags(faq.answer)));
  return [...asked, ...mentioned];
}

export type FaqGroup = { name: string; faqs: Faq[] };

/** Questions of one group together, groups in the order in which they first come up. */
export function groupFaqs(faqs: readonly Faq[]): FaqGroup[] {
  const groups = new Map<string, Faq[]>();
  for (const faq of faqs) groups.set(faq.group, [...(groups.get(faq.group) ?? []), faq]);
  return [...groups].map(([name, list]) => ({ name, faqs: list }));
}
