import type { Article } from '../../domain/article.ts';
import type { Faq } from '../../domain/faq.ts';
import type { Media } from '../../domain/media.ts';
import { organizer, type Place, plainText, type Thing } from './organizer.ts';

export const article = (one: Article, place: Place): Thing => ({
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
export const newsArticle = (one: Media, place: Place): Thing => ({
  '@type': 'NewsArticle',
  headline: one.title,
  description: one.summary,
  image: [place.image(one.picture)],
  author: { '@type': 'Organization', name: one.outlet },
  publisher: { '@type': 'Organization', name: one.outlet },
  datePublished: one.publishedOn,
  mainEntityOfPage: place.canonical,
});

export const faqPage = (faqs: readonly Faq[]): Thing => ({
  '@type': 'FAQPage',
  mainEntity: faqs.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
  })),
});
