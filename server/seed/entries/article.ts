import * as v from 'valibot';
import { readingMinutes, stageSchema } from '../../../src/domain/content/article.ts';
import { normalizeForSearch } from '../../../src/domain/text/search-text.ts';
import { articles } from '../../articles/table.ts';
import { type TableRows, tableRows } from '../table-rows.ts';
import { art, days, line, richText, slug } from './fields.ts';

export const articleEntry = v.strictObject({
  slug,
  title: line,
  stage: stageSchema,
  summary: line,
  author: line,
  publishedDaysAgo: days,
  brandSlugs: v.array(slug),
  productSlugs: v.array(slug),
  body: richText,
  art,
});
export type ArticleEntry = v.InferOutput<typeof articleEntry>;

export const articleRows = (entries: readonly ArticleEntry[]): TableRows[] => [
  tableRows(
    articles,
    entries.map(({ art: _, ...article }) => ({
      ...article,
      readingMinutes: readingMinutes(article.body),
      searchText: normalizeForSearch(
        article.title,
        article.summary,
        article.author,
        article.stage,
        article.body.replace(/<[^>]+>/g, ' '),
      ),
    })),
  ),
];
