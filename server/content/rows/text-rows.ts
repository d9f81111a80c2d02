import { readingMinutes } from '../../../src/domain/content/article.ts';
import { normalizeForSearch } from '../../../src/domain/text/search-text.ts';
import { articles } from '../../articles/table.ts';
import { contentPages } from '../../content-pages/table.ts';
import { faqs } from '../../faqs/table.ts';
import { media } from '../../media/table.ts';
import { moments } from '../../moments/table.ts';
import { positions } from '../../positions/table.ts';
import type { Content } from '../content-kinds.ts';
import type { Slugs } from './slugs.ts';
import { type TableRows, tableRows } from './table-rows.ts';

export const textRows = (content: Content, slugs: Slugs): TableRows[] => [
  tableRows(
    articles,
    content.articles.map(({ published, brands, products, ...article }) => ({
      ...article,
      publishedOn: published,
      brandSlugs: (brands ?? []).map(slugs.brands),
      productSlugs: (products ?? []).map(slugs.products),
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
  tableRows(
    media,
    content.media.map(({ published, ...item }) => ({ ...item, publishedOn: published })),
  ),
  tableRows(
    moments,
    content.moments.map(({ id, caption, expo, taken }, rank) => ({
      ...{ id, rank, caption },
      expoSlug: slugs.expos(expo),
      takenOn: taken,
    })),
  ),
  tableRows(
    contentPages,
    content.pages.map(({ updated, ...page }) => ({ ...page, updatedOn: updated })),
  ),
  tableRows(
    faqs,
    content.faqs.map((faq, rank) => ({ ...faq, rank })),
  ),
  tableRows(
    positions,
    content.positions.map(({ salaryFrom, salaryTo, salaryPer, posted, closes, ...position }) => ({
      ...position,
      salary: { from: salaryFrom, to: salaryTo, per: salaryPer },
      postedOn: posted,
      closesOn: closes,
    })),
  ),
];
