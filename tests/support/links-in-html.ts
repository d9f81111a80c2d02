/** What a server's HTML leads to and shows, as paths on the same origin; an address elsewhere is left out. */
export function linksInHtml(html: string, origin: string): { links: string[]; pictures: string[] } {
  const all = (pattern: RegExp) =>
    [...html.matchAll(pattern)].map(([, value = '']) =>
      value.replaceAll('&amp;', '&').replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code))),
    );
  const here = (href: string) => {
    if (!URL.canParse(href, origin)) return [];
    const url = new URL(href, origin);
    return url.origin === origin ? [url.pathname + url.search] : [];
  };
  return {
    links: all(/<a\b[^>]*?\bhref="([^"]*)"/g).flatMap(here),
    pictures: all(/<img\b[^>]*?\bsrc="([^"]*)"/g).flatMap(here),
  };
}
