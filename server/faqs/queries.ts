import { asc } from 'drizzle-orm';
import type { Faq } from '../../src/domain/content/faq.ts';
import type { Database } from '../db/client.ts';
import { faqs } from './table.ts';

/** In the order of the file. */
export async function listFaqs(db: Database): Promise<Faq[]> {
  return db
    .select({ slug: faqs.slug, group: faqs.group, question: faqs.question, answer: faqs.answer })
    .from(faqs)
    .orderBy(asc(faqs.rank));
}
