import type { HeadText } from '../pages/page.ts';
import { productName } from '../platform/env.ts';

const DEFAULT_DESCRIPTION =
  'Baby and parenting expos in Malaysia: brands, offers and talks for growing families. Your pass and check-in work without signal.';
const DEFAULT_KEYWORDS = 'baby expo, parenting, Malaysia, Kuala Lumpur, baby fair';
const DEFAULT_SHARE_IMAGE = '/share-baby.jpg';

export const pageTitle = (title: string | undefined) => `${productName} | ${title ?? 'Home'}`;

const escaped = (text: string) => text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`);

/** The head of a rendered page, as HTML. */
export function headHtml(head: HeadText, url: URL): string {
  const title = escaped(pageTitle(head.title));
  const description = escaped(head.description ?? DEFAULT_DESCRIPTION);
  const image = escaped(new URL(head.shareImage ?? DEFAULT_SHARE_IMAGE, url.origin).href);
  const canonical = escaped(url.origin + url.pathname + url.search);
  return [
    `<title>${title}</title>`,
    `<meta name="description" content="${description}">`,
    `<meta name="keywords" content="${escaped(head.keywords ?? DEFAULT_KEYWORDS)}">`,
    `<link rel="canonical" href="${canonical}">`,
    `<meta property="og:title" content="${title}">`,
    `<meta property="og:description" content="${description}">`,
    `<meta property="og:image" content="${image}">`,
    `<meta property="og:url" content="${canonical}">`,
    `<meta property="og:type" content="website">`,
  ].join('');
}

/** After a move within the app only what a person can see follows. */
export function applyHead(head: HeadText): void {
  document.title = pageTitle(head.title);
  document
    .querySelector('meta[name="description"]')
    ?.setAttribute('content', head.description ?? DEFAULT_DESCRIPTION);
}
