/** The links and pictures of HTML as paths. URLs of other origins are left out. */
export function linksInHtml(html: string, origin: string): { links: string[]; pictures: string[] } {
  const all = (pattern: RegExp) =>
    [...html.matchAll(pattern)].map(([, value = '']) =>
      value.replaceAll('&amp;', '&').replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code))),
    );
  const pathOnOrigin = (href: string) => {
    if (!URL.canParse(href, origin)) return [];
    const url = new URL(href, origin);
    return url.origin === origin ? [url.pathname + url.search] : [];
  };
  return {
    links: all(/<a\b[^>]*?\bhref="([^"]*)"/g).flatMap(pathOnOrigin),
    pictures: all(/<img\b[^>]*?\bsrc="([^"]*)"/g).flatMap(pathOnOrigin),
  };
}
