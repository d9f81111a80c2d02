import * as v from 'valibot';
import { faqs } from '../../faqs/table.ts';
import { type TableRows, tableRows } from '../table-rows.ts';
import { line, richText, slug } from './fields.ts';

export const faqEntry = v.strictObject({ slug, group: line, question: line, answer: richText });
export type FaqEntry = v.InferOutput<typeof faqEntry>;

export const faqRows = (entries: readonly FaqEntry[]): TableRows[] => [
  tableRows(
    faqs,
    entries.map((faq, rank) => ({ ...faq, rank })),
  ),
];
