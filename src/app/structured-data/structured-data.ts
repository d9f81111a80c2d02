import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { sharePicturePath } from '../../domain/content/pictures.ts';
import { defaultExpo, type ExpoDetail, type ExpoList } from '../../domain/expo/expo.ts';
import { paths, type RouteAddress } from '../../domain/routing/paths.ts';
import { articleQueries } from '../../features/articles/queries.ts';
import { brandQueries } from '../../features/brands/queries.ts';
import { expoQueries } from '../../features/expos/queries.ts';
import { faqQueries } from '../../features/faqs/queries.ts';
import { mediaQueries } from '../../features/media/queries.ts';
import { positionQueries } from '../../features/positions/queries.ts';
import { productQueries } from '../../features/products/queries.ts';
import type { Crumb } from '../breadcrumb-trail.ts';
import { article, faqPage, newsArticle } from './content.ts';
import { event, eventList } from './event.ts';
import { jobPosting } from './job-posting.ts';
import { organization, type SchemaContext, type SchemaNode, website } from './organization.ts';
import { brand, product } from './shop.ts';

// Only for pages drawn on the server: search engines read it, visitors never load it.

/** For a page about one thing: what it says of it, once its data is there. */
function about<T>(
  queryOf: (slug: string) => { queryKey: QueryKey },
  build: (one: T, place: SchemaContext) => SchemaNode,
  slot?: string,
) {
  return (client: QueryClient, { params, search }: RouteAddress, place: SchemaContext): SchemaNode[] => {
    const slug = (slot ? search.get(slot) : params.slug) ?? '';
    const data = client.getQueryData<T>(queryOf(slug).queryKey);
    return data ? [build(data, place)] : [];
  };
}

function expos(client: QueryClient, address: RouteAddress, place: SchemaContext): SchemaNode[] {
  if (address.search.get('expoSlug'))
    return about<ExpoDetail>(expoQueries.detail, event, 'expoSlug')(client, address, place);
  const list = client.getQueryData<ExpoList>(expoQueries.list().queryKey);
  return list ? [eventList(list, place)] : [];
}

function home(client: QueryClient, _: RouteAddress, place: SchemaContext): SchemaNode[] {
  const list = client.getQueryData<ExpoList>(expoQueries.list().queryKey);
  const lead = list && defaultExpo(list, place.today);
  const detail = lead && client.getQueryData<ExpoDetail>(expoQueries.detail(lead.slug).queryKey);
  return [organization(place), website(place), ...(lead ? [event(detail ?? lead, place)] : [])];
}

const builders: Readonly<
  Record<string, (client: QueryClient, address: RouteAddress, place: SchemaContext) => SchemaNode[]>
> = {
  [paths.home]: home,
  [paths.expo]: expos,
  [paths.product]: about(productQueries.detail, product),
  [paths.brand]: about(brandQueries.detail, brand),
  [paths.article]: about(articleQueries.detail, article),
  [paths.mediaArticle]: about(mediaQueries.detail, newsArticle),
  [paths.careerOpportunity]: about(positionQueries.detail, jobPosting, 'slug'),
  [paths.faqs]: (client) => {
    const faqs = client.getQueryData<Parameters<typeof faqPage>[0]>(faqQueries.list().queryKey);
    return faqs ? [faqPage(faqs)] : [];
  },
};

export function breadcrumbList(crumbs: readonly Crumb[], origin: string): SchemaNode {
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

/** What a page says in schema.org's words. `pattern` is its route's path. */
export function structuredData(client: QueryClient, { pattern, address, ...where }: Input): SchemaNode[] {
  const image = (name: string) => where.origin + sharePicturePath(name);
  return builders[pattern]?.(client, address, { ...where, image }) ?? [];
}

/** As script elements of the page: nothing in the data can end them. */
export const toJsonLdScript = (things: readonly SchemaNode[]): string =>
  things.length === 0
    ? ''
    : `<script type="application/ld+json">${JSON.stringify({
        '@context': 'https://schema.org',
        '@graph': things,
      }).replaceAll('<', '\\u003c')}</script>`;
