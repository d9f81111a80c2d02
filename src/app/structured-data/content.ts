import type { Article } from '../../domain/content/article.ts';
import type { Faq } from '../../domain/content/faq.ts';
import type { Media } from '../../domain/content/media.ts';
import { productName } from '../../domain/organiser/brand.ts';
import { contact } from '../../domain/organiser/contact.ts';
import { htmlToText, organizerReference, type SchemaContext, type SchemaNode } from './organization.ts';

/** Words in the name of a group that writes; a first or last name contains none. */
const GROUP = /\b(team|editors|staff)\b/i;

function authorNode(name: string, context: SchemaContext): SchemaNode {
  if (name === productName || name === contact.company) return organizerReference(context);
  return { '@type': GROUP.test(name) ? 'Organization' : 'Person', name };
}

export const articleNode = (article: Article, context: SchemaContext): SchemaNode => ({
  '@type': 'Article',
  headline: article.title,
  description: article.summary,
  ...context.image(article.picture),
  author: authorNode(article.author, context),
  publisher: organizerReference(context),
  datePublished: article.publishedOn,
  timeRequired: `PT${article.readingMinutes}M`,
  mainEntityOfPage: context.canonical,
});

/** An article of another publisher. */
export const newsArticleNode = (article: Media, context: SchemaContext): SchemaNode => ({
  '@type': 'NewsArticle',
  headline: article.title,
  description: article.summary,
  ...context.image(article.picture),
  author: { '@type': 'Organization', name: article.outlet },
  publisher: { '@type': 'Organization', name: article.outlet },
  datePublished: article.publishedOn,
  mainEntityOfPage: context.canonical,
});

export const faqPageNode = (faqs: readonly Faq[]): SchemaNode => ({
  '@type': 'FAQPage',
  mainEntity: faqs.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: htmlToText(answer) },
  })),
});
