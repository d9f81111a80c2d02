import type { Article } from '../../domain/content/article.ts';
import type { Faq } from '../../domain/content/faq.ts';
import type { Media } from '../../domain/content/media.ts';
import { htmlToText, organizer, type SchemaContext, type SchemaNode } from './organization.ts';

export const article = (one: Article, place: SchemaContext): SchemaNode => ({
  '@type': 'Article',
  headline: one.title,
  description: one.summary,
  image: [place.image(one.picture)],
  author: { '@type': 'Person', name: one.author },
  publisher: organizer(place),
  datePublished: one.publishedOn,
  timeRequired: `PT${one.readingMinutes}M`,
  mainEntityOfPage: place.canonical,
});

/** What others wrote: they are its publisher. */
export const newsArticle = (one: Media, place: SchemaContext): SchemaNode => ({
  '@type': 'NewsArticle',
  headline: one.title,
  description: one.summary,
  image: [place.image(one.picture)],
  author: { '@type': 'Organization', name: one.outlet },
  publisher: { '@type': 'Organization', name: one.outlet },
  datePublished: one.publishedOn,
  mainEntityOfPage: place.canonical,
});

export const faqPage = (faqs: readonly Faq[]): SchemaNode => ({
  '@type': 'FAQPage',
  mainEntity: faqs.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: htmlToText(answer) },
  })),
});
