import { linksInHtml } from './links-in-html.ts';

type CrawledPage = { path: string; from: string; status: number; html: string };

/**
 * Every page of a site that links lead to, as its server renders it, in the order in which they are found. Sign-in is
 * visited once, not for each page that it leads back to.
 */
export async function crawl(address: string, first = '/'): Promise<CrawledPage[]> {
  const pages: CrawledPage[] = [];
  const found = new Map([[first, '']]);
  for (const [path, from] of found) {
    const response = await fetch(address + path);
    const html = await response.text();
    pages.push({ path, from, status: response.status, html });
    if (!response.headers.get('content-type')?.startsWith('text/html')) continue;
    for (const link of linksInHtml(html, address).links)
      if (!found.has(link) && !link.includes('returnUrl=')) found.set(link, path);
  }
  return pages;
}
