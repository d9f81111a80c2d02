import { sharePicturePath } from '../domain/content/pictures.ts';
import { canonicalPath, isIndexable } from '../domain/routing/canonical.ts';
import { paths } from '../domain/routing/paths.ts';
import { productName } from '../platform/env.ts';
import { descriptionOf, documentTitle, type ResolvedHead } from './head.ts';

// Only for pages drawn on the server: crawlers and share previews read it.

const DEFAULT_KEYWORDS = 'baby expo, parenting, Malaysia, Kuala Lumpur, baby fair';
const DEFAULT_IMAGE = {
  path: '/share-baby.jpg',
  alt: 'A baby in a soft, sunny scene with balloons and toys',
  size: [1200, 630],
} as const;
const KINDS: Readonly<Record<string, string>> = {
  [paths.article]: 'article',
  [paths.mediaArticle]: 'article',
  [paths.product]: 'product',
};

const escaped = (text: string) => text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`);

/** The one address of a page, absolute. */
export const canonicalUrl = (url: URL) => url.origin + canonicalPath(url.pathname, url.searchParams);

/** The head of a rendered page, as HTML. `pattern` is its route's path. */
export function renderHeadHtml(head: ResolvedHead, url: URL, pattern = ''): string {
  const title = escaped(documentTitle(head.title));
  const description = escaped(descriptionOf(head));
  const canonical = escaped(canonicalUrl(url));
  const isHidden = head.noIndex || !isIndexable(url.pathname);
  const named = (name: string, content: string) => `<meta name="${name}" content="${content}">`;
  const said = (property: string, content: string) => `<meta property="og:${property}" content="${content}">`;
  return [
    `<title>${title}</title>`,
    named('description', description),
    named('keywords', escaped(head.keywords ?? DEFAULT_KEYWORDS)),
    // A page that is not to be found names no other as its better self either.
    isHidden ? named('robots', 'noindex') : `<link rel="canonical" href="${canonical}">`,
    said('title', title),
    said('description', description),
    said('url', canonical),
    said('type', KINDS[pattern] ?? 'website'),
    said('site_name', escaped(productName)),
    said('locale', 'en_MY'),
    ...shareImage(head, url.origin).map(([property, content]) => said(property, escaped(content))),
    named('twitter:card', 'summary_large_image'),
  ].join('');
}

function shareImage(head: ResolvedHead, origin: string): [property: string, content: string][] {
  if (head.shareImage)
    return [
      ['image', new URL(sharePicturePath(head.shareImage), origin).href],
      ['image:alt', head.title],
    ];
  const { path, alt, size } = DEFAULT_IMAGE;
  return [
    ['image', new URL(path, origin).href],
    ['image:alt', alt],
    ['image:width', String(size[0])],
    ['image:height', String(size[1])],
  ];
}
