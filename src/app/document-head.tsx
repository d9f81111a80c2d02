import { about } from '../domain/organiser/about.ts';
import { productName } from '../domain/organiser/brand.ts';
import { canonicalPath } from '../domain/routing/canonical.ts';
import { isAuthPath, paths, type RouteAddress } from '../domain/routing/paths.ts';
import type { ResolvedHead } from './resolve-head.ts';
import type { Route } from './routes.ts';

type Props = {
  head: ResolvedHead;
  route: Pick<Route, 'path' | 'isPublic'>;
  address: Pick<RouteAddress, 'path' | 'search'>;
  origin: string;
};

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  [paths.article]: 'article',
  [paths.mediaArticle]: 'article',
  [paths.product]: 'product',
};

/**
 * Title, description, canonical address and share preview of a page. React puts these elements into the document's
 * head, and adopts those of the server while it hydrates. What is the same for every page is in index.html.
 */
export function Head({ head, route, address, origin }: Props) {
  const title = documentTitle(head.title);
  const description = oneLine(head.description ?? about.description);
  const url = head.canonical ? absoluteUrl(origin, head.canonical) : canonicalUrl(origin, address);
  const image = head.shareImage;
  const isOurs = !image?.startsWith('http');
  const property = (name: string, content: string) => <meta property={`og:${name}`} content={content} />;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta name="keywords" content={head.keywords || about.keywords} />
      {/* A page that is hidden from search engines must not name a canonical address either. */}
      {head.noIndex || !route.isPublic || isAuthPath(address.path) ? (
        <meta name="robots" content="noindex" />
      ) : (
        <link rel="canonical" href={url} />
      )}
      {property('title', title)}
      {property('description', description)}
      {property('url', url)}
      {property('type', CONTENT_TYPES[route.path] ?? 'website')}
      {property('image', new URL(image ?? '/share-baby.jpg', origin).href)}
      {property('image:alt', image ? oneLine(head.title) : productName)}
      {/* Pictures of another host have a size of their own. */}
      {isOurs && property('image:width', '1200')}
      {isOurs && property('image:height', '630')}
    </>
  );
}

export const documentTitle = (title: string) => oneLine(`${productName} | ${title}`);

/** The one address of a page, absolute: without filters, searches and marks of campaigns. */
export const canonicalUrl = (origin: string, { path, search }: Props['address']) =>
  absoluteUrl(origin, canonicalPath(path, search));

/** Joined as text: a path that begins with two slashes must not become another host. */
const absoluteUrl = (origin: string, path: string) => new URL(origin + path).href;

/** HTML parsers change line breaks, and React adopts an element of the server only where its text is the same. */
const oneLine = (text: string) => text.replace(/\s+/g, ' ');
