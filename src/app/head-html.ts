import { descriptionOf, type Head, pageTitle } from './head.ts';

// Only for pages drawn on the server: crawlers and share previews read it.

const DEFAULT_KEYWORDS = 'baby expo, parenting, Malaysia, Kuala Lumpur, baby fair';
const DEFAULT_SHARE_IMAGE = '/share-baby.jpg';

const escaped = (text: string) => text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`);

/** The head of a rendered page, as HTML. */
export function headHtml(head: Head, url: URL): string {
  const title = escaped(pageTitle(head.title));
  const description = escaped(descriptionOf(head));
  const image = escaped(new URL(head.shareImage ?? DEFAULT_SHARE_IMAGE, url.origin).href);
  const canonical = escaped(url.origin + url.pathname + url.search);
  return [
    `<title>${title}</title>`,
    `<meta name="description" content="${description}">`,
    `<meta name="keywords" content="${escaped(head.keywords ?? DEFAULT_KEYWORDS)}">`,
    ...(head.noIndex ? ['<meta name="robots" content="noindex">'] : []),
    `<link rel="canonical" href="${canonical}">`,
    `<meta property="og:title" content="${title}">`,
    `<meta property="og:description" content="${description}">`,
    `<meta property="og:image" content="${image}">`,
    `<meta property="og:url" content="${canonical}">`,
    `<meta property="og:type" content="website">`,
  ].join('');
}
