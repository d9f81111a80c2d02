import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { isStandIn, picturePath, SHARE_WIDTH } from '../../domain/content/pictures.ts';
import { defaultExpo, type ExpoDetail, type ExpoList } from '../../domain/expo/expo.ts';
import { paths, type RouteAddress } from '../../domain/routing/paths.ts';
import { todaysPriceExpo } from '../../domain/shop/price.ts';
import type { Product } from '../../domain/shop/product.ts';
import { articleQueries } from '../../features/articles/queries.ts';
import { brandQueries } from '../../features/brands/queries.ts';
import { expoQueries } from '../../features/expos/queries.ts';
import { faqQueries } from '../../features/faqs/queries.ts';
import { mediaQueries } from '../../features/media/queries.ts';
import { positionQueries } from '../../features/positions/queries.ts';
import { productQueries } from '../../features/products/queries.ts';
import type { Crumb } from '../breadcrumb-trail.ts';
import { articleNode, faqPageNode, newsArticleNode } from './content.ts';
import { eventListNode, eventNode } from './event.ts';
import { jobPostingNode } from './job-posting.ts';
import { organizationNode, type SchemaContext, type SchemaNode, websiteNode } from './organization.ts';
import { brandNode, productNode } from './shop.ts';

// For rendered pages only: search engines read it, browsers never load it.

/** A builder for a page about one item. Returns nothing while its data is not in the cache. */
function about<T>(
  queryOf: (slug: string) => { queryKey: QueryKey },
  build: (data: T, context: SchemaContext) => SchemaNode,
  slot?: string,
) {
  return (client: QueryClient, { params, search }: RouteAddress, context: SchemaContext): SchemaNode[] => {
    const slug = (slot ? search.get(slot) : params.slug) ?? '';
    const data = client.getQueryData<T>(queryOf(slug).queryKey);
    return data ? [build(data, context)] : [];
  };
}

function expos(client: QueryClient, address: RouteAddress, context: SchemaContext): SchemaNode[] {
  if (address.search.get('expoSlug'))
    return about<ExpoDetail>(expoQueries.detail, eventNode, 'expoSlug')(client, address, context);
  const list = client.getQueryData<ExpoList>(expoQueries.list().queryKey);
  return list ? [eventListNode(list, context)] : [];
}

function product(client: QueryClient, address: RouteAddress, context: SchemaContext): SchemaNode[] {
  const expoList = client.getQueryData<ExpoList>(expoQueries.list().queryKey);
  const priceExpo = expoList && todaysPriceExpo(expoList, context.today);
  const build = (data: Product) => productNode(data, context, priceExpo);
  return about<Product>(productQueries.detail, build)(client, address, context);
}

function home(client: QueryClient, _: RouteAddress, context: SchemaContext): SchemaNode[] {
  const list = client.getQueryData<ExpoList>(expoQueries.list().queryKey);
  const lead = list && defaultExpo(list, context.today);
  const detail = lead && client.getQueryData<ExpoDetail>(expoQueries.brief(lead.slug).queryKey);
  return [
    organizationNode(context),
    websiteNode(context),
    ...(lead ? [eventNode(detail ?? lead, context)] : []),
  ];
}

const builders: Readonly<
  Record<string, (client: QueryClient, address: RouteAddress, context: SchemaContext) => SchemaNode[]>
> = {
  [paths.home]: home,
  [paths.expo]: expos,
  [paths.product]: product,
  [paths.brand]: about(brandQueries.detail, brandNode),
  [paths.article]: about(articleQueries.detail, articleNode),
  [paths.mediaArticle]: about(mediaQueries.detail, newsArticleNode),
  [paths.careerOpportunity]: about(positionQueries.detail, jobPostingNode, 'slug'),
  [paths.faqs]: (client) => {
    const faqs = client.getQueryData<Parameters<typeof faqPageNode>[0]>(faqQueries.list().queryKey);
    return faqs ? [faqPageNode(faqs)] : [];
  },
};

export function breadcrumbListNode(crumbs: readonly Crumb[], origin: string): SchemaNode {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, path }, i) => ({
      '@type': 'ListItem',
      position: i + 1,
      name: label || 'Home',
      item: origin + path,
    })),
  };
}

type Input = { pattern: string; address: RouteAddress; origin: string; canonical: string; today: string };

/** The schema.org nodes of a page. `pattern` is the path of its route. */
export function structuredDataNodes(
  client: QueryClient,
  { pattern, address, ...where }: Input,
): SchemaNode[] {
  // Whole, and not cropped for previews.
  const image = (name: string) =>
    isStandIn(name) ? undefined : { image: [new URL(picturePath(name, SHARE_WIDTH), where.origin).href] };
  return builders[pattern]?.(client, address, { ...where, image }) ?? [];
}

/** As a script element. `<` is escaped, so that no data can end the element. */
export const toJsonLdScript = (nodes: readonly SchemaNode[]): string =>
  nodes.length === 0
    ? ''
    : `<script type="application/ld+json">${JSON.stringify({
        '@context': 'https://schema.org',
        '@graph': nodes,
      }).replaceAll('<', '\\u003c')}</script>`;
