import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { Crumb } from '../../domain/breadcrumbs.ts';
import { type ExpoDetail, type ExpoList, leadExpo } from '../../domain/expo.ts';
import { type At, paths } from '../../domain/paths.ts';
import { picturePath, SHARE_WIDTH, sharePicturePath } from '../../domain/pictures.ts';
import { article as articleQueries } from '../../features/article/queries.ts';
import { brand as brandQueries } from '../../features/brand/queries.ts';
import { career } from '../../features/career/queries.ts';
import { catalog } from '../../features/catalog/queries.ts';
import { expo } from '../../features/expo/queries.ts';
import { faq } from '../../features/faq/queries.ts';
import { media as mediaQueries } from '../../features/media/queries.ts';
import { event, eventList } from './event.ts';
import { jobPosting } from './job.ts';
import { organization, type Place, type Thing, website } from './organizer.ts';
import { article, faqPage, newsArticle } from './reading.ts';
import { brand, product } from './shop.ts';

// Only for pages drawn on the server: search engines read it, visitors never load it.

/** For a page about one thing: what it says of it, once its data is there. */
function about<T>(
  queryOf: (slug: string) => { queryKey: QueryKey },
  build: (one: T, place: Place) => Thing,
  slot?: string,
) {
  return (client: QueryClient, { params, search }: At, place: Place): Thing[] => {
    const slug = (slot ? search.get(slot) : params.slug) ?? '';
    const data = client.getQueryData<T>(queryOf(slug).queryKey);
    return data ? [build(data, place)] : [];
  };
}

function expos(client: QueryClient, at: At, place: Place): Thing[] {
  if (at.search.get('expoSlug')) return about<ExpoDetail>(expo.detail, event, 'expoSlug')(client, at, place);
  const list = client.getQueryData<ExpoList>(expo.list().queryKey);
  return list ? [eventList(list, place)] : [];
}

function home(client: QueryClient, _: At, place: Place): Thing[] {
  const list = client.getQueryData<ExpoList>(expo.list().queryKey);
  const lead = list && leadExpo(list, place.today);
  const detail = lead && client.getQueryData<ExpoDetail>(expo.detail(lead.slug).queryKey);
  return [organization(place), website(place), ...(lead ? [event(detail ?? lead, place)] : [])];
}

const builders: Readonly<Record<string, (client: QueryClient, at: At, place: Place) => Thing[]>> = {
  [paths.home]: home,
  [paths.expo]: expos,
  [paths.product]: about(catalog.detail, product),
  [paths.brand]: about(brandQueries.detail, brand),
  [paths.article]: about(articleQueries.detail, article),
  [paths.mediaArticle]: about(mediaQueries.detail, newsArticle),
  [paths.careerOpportunity]: about(career.position, jobPosting, 'slug'),
  [paths.faqs]: (client) => {
    const faqs = client.getQueryData<Parameters<typeof faqPage>[0]>(faq.list().queryKey);
    return faqs ? [faqPage(faqs)] : [];
  },
};

export function breadcrumbList(crumbs: readonly Crumb[], origin: string): Thing {
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

type Input = { pattern: string; at: At; origin: string; canonical: string; today: string };

/** What a page says in schema.org's words. `pattern` is its route's path. */
export function structuredData(client: QueryClient, { pattern, at, ...where }: Input): Thing[] {
  const image = (name: string) => where.origin + sharePicturePath(picturePath(name, SHARE_WIDTH));
  return builders[pattern]?.(client, at, { ...where, image }) ?? [];
}

/** As script elements of the page: nothing in the data can end them. */
export const asScript = (things: readonly Thing[]): string =>
  things.length === 0
    ? ''
    : `<script type="application/ld+json">${JSON.stringify({
        '@context': 'https://schema.org',
        '@graph': things,
      }).replaceAll('<', '\\u003c')}</script>`;
