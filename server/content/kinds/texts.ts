import { STAGES } from '../../../src/domain/content/family-stage.ts';
import { optional } from '../field.ts';
import { choice } from '../fields/choices.ts';
import { idsOf } from '../fields/lists.ts';
import { idOf, slug } from '../fields/names.ts';
import { sections } from '../fields/sections.ts';
import { line, richText } from '../fields/text.ts';
import { day } from '../fields/times.ts';
import { kind } from '../kind.ts';

export const articles = kind({
  key: ['slug'],
  fields: {
    slug,
    title: line,
    stage: choice(STAGES),
    summary: line,
    author: line,
    published: day,
    brands: optional(idsOf(idOf('brands'))),
    products: optional(idsOf(idOf('products'))),
    body: richText,
  },
  body: 'body',
});

/** Articles about the organiser in newspapers and magazines. */
export const media = kind({
  key: ['slug'],
  fields: { slug, title: line, outlet: line, published: day, summary: line, body: richText },
  body: 'body',
});

/** Pages such as the terms of use. */
export const pages = kind({
  key: ['slug'],
  fields: { slug, title: line, updated: day, sections },
  body: 'sections',
});

export const faqs = kind({
  key: ['slug'],
  fields: { slug, group: line, question: line, answer: richText },
  body: 'answer',
});

/** Pictures of the gallery. */
export const moments = kind({
  key: ['id'],
  fields: { id: slug, caption: line, expo: idOf('expos'), taken: day },
});
