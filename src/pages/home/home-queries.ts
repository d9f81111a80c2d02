import { article } from '../../features/article/queries.ts';
import { brand } from '../../features/brand/queries.ts';
import { starBuys } from '../../features/catalog/queries.ts';

/** As many as one line of cards holds on a desktop. */
const ONE_LINE = 5;
const ARTICLES = 4;

export const homeStarBuysQuery = (expoSlug: string) => starBuys(expoSlug, undefined, ONE_LINE);
export const homeArticlesQuery = () => article.list({ limit: ARTICLES });
export const homeBrandsQuery = () => brand.list({ limit: ONE_LINE });
