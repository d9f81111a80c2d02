import { articleQueries } from '../../features/articles/queries.ts';
import { brandQueries } from '../../features/brands/queries.ts';
import { productQueries } from '../../features/products/queries.ts';

/** As many as one line of cards holds on a desktop. */
const ONE_LINE = 5;
const ARTICLES = 4;

export const homeStarBuysQuery = (expoSlug: string) => productQueries.starBuys(expoSlug, undefined, ONE_LINE);
export const homeArticlesQuery = () => articleQueries.list({ limit: ARTICLES });
export const homeBrandsQuery = () => brandQueries.list({ limit: ONE_LINE });
