import * as v from 'valibot';
import { faqs } from '../../db/catalogue.ts';
import { type Filled, filled } from '../filled.ts';
import { line, richText, slug } from './entry.ts';

export const faqEntry = v.strictObject({ slug, group: line, question: line, answer: richText });
export type FaqEntry = v.InferOutput<typeof faqEntry>;

export const faqRows = (entries: readonly FaqEntry[]): Filled[] => [
  filled(
    faqs,
    entries.map((faq, rank) => ({ ...faq, rank })),
  ),
];
