import type { Faq } from '../../domain/faq.ts';

/** Small letters without accents and tags, so that `cafe` finds `Café`. */
const plain = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/[‘’]/g, "'")
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase();

const wordsOf = (text: string) => plain(text).split(/\s+/).filter(Boolean);

/**
 * The questions that hold every word looked for, in the question or in its answer. Those that ask about it come
 * before those that only mention it. Nothing looked for: all of them, as they were written.
 */
export function searchFaqs(faqs: readonly Faq[], text: string): Faq[] {
  const words = wordsOf(text);
  const hold = (where: string) => words.every((word) => where.includes(word));
  const asked = faqs.filter(({ question }) => hold(plain(question)));
  const mentioned = faqs.filter(
    (faq) => !asked.includes(faq) && hold(`${plain(faq.question)} ${plain(faq.answer)}`),
  );
  return [...asked, ...mentioned];
}

export type FaqGroup = { name: string; faqs: Faq[] };

/** Questions of one group together, groups in the order in which they first come up. */
export function groupFaqs(faqs: readonly Faq[]): FaqGroup[] {
  const groups = new Map<string, Faq[]>();
  for (const faq of faqs) groups.set(faq.group, [...(groups.get(faq.group) ?? []), faq]);
  return [...groups].map(([name, list]) => ({ name, faqs: list }));
}
