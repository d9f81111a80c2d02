import { articleQueries } from '../../features/articles/queries.ts';
import { brandQueries } from '../../features/brands/queries.ts';
import { productQueries } from '../../features/products/queries.ts';

/** The number of cards in one row on a desktop. */
const CARDS_PER_ROW = 5;
const ARTICLES = 4;

export const homeStarBuysQuery = (expoSlug: string) =>
  productQueries.starBuys(expoSlug, undefined, CARDS_PER_ROW);
export const homeArticlesQuery = () => articleQueries.list({ limit: ARTICLES });
export const homeBrandsQuery = () => brandQueries.list({ limit: CARDS_PER_ROW });
