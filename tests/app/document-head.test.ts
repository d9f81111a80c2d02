// @sample

import fc from 'fast-check';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { canonicalUrl, Head } from '../../src/app/document-head.tsx';
import type { ResolvedHead } from '../../src/app/resolve-head.ts';
import { matchRoute } from '../../src/app/routes.ts';
import { isIndexable } from '../../src/domain/routing/indexable.ts';
import { paths } from '../../src/domain/routing/paths.ts';

const ORIGIN = 'https://yhello.test';
const DEFAULT_KEYWORDS = 'baby expo, parenting, Malaysia, Kuala Lumpur, baby fair';

/** The elements as the server writes them. */
function render(head: Partial<ResolvedHead>, path = '/expo?expoSlug=x'): string {
  const url = new URL(ORIGIN + path);
  const { route, address } = matchRoute(url.pathname, url.search);
  const resolved = { title: 'x', breadcrumbLabel: undefined, ...head };
  return renderToString(createElement(Head, { head: resolved, route, address, origin: ORIGIN }));
}

const decode = (text = '') =>
  text
    .replace(/&#x([\da-f]+);/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');

/** Name and value of each element, as a browser parses them. */
const parse = (html: string) =>
  [...html.matchAll(/<(?:title>([^<]*)<\/title|(?:meta|link) \w+="([^"]*)" \w+="([^"]*)"\/)>/g)].map(
    ([, title, name, value]): [string, string] =>
      title === undefined ? [name as string, decode(value)] : ['title', decode(title)],
  );

describe('the head of a page', () => {
  it('holds what the page says about itself', () => {
    const head = {
      title: 'Baby Fair',
      description: 'Three days',
      keywords: 'prams',
      shareImage: '/fair.jpg',
    };
    expect(parse(render(head))).toEqual([
      ['title', 'Yhello | Baby Fair'],
      ['description', 'Three days'],
      ['keywords', 'prams'],
      ['canonical', 'https://yhello.test/expo?expoSlug=x'],
      ['og:title', 'Yhello | Baby Fair'],
      ['og:description', 'Three days'],
      ['og:url', 'https://yhello.test/expo?expoSlug=x'],
      ['og:type', 'website'],
      ['og:image', 'https://yhello.test/fair.jpg'],
      ['og:image:alt', 'Baby Fair'],
      ['og:image:width', '1200'],
      ['og:image:height', '630'],
    ]);
  });

  it('has a title, a description, keywords and the bundled baby image where the page gives none', () => {
    const head = Object.fromEntries(parse(render({ title: 'Home' }, '/')));
    expect(head.title).toBe('Yhello | Home');
    expect(head['og:image']).toBe('https://yhello.test/share-baby.jpg');
    expect(head.description?.length).toBeGreaterThanOrEqual(50);
    expect(head.keywords?.length).toBeGreaterThanOrEqual(10);
  });

  it('describes the bundled image, which an organiser may replace, by the name of the product', () => {
    expect(Object.fromEntries(parse(render({}, '/')))['og:image:alt']).toBe('Yhello');
  });

  it('gives the size of every image of this host', () => {
    const withDefault = Object.fromEntries(parse(render({}, '/')));
    expect(withDefault).toMatchObject({ 'og:image:width': '1200', 'og:image:height': '630' });
    const elsewhere = render({ shareImage: 'https://api.example/fair.jpg' });
    expect(elsewhere).not.toMatch(/og:image:(width|height)/);
  });

  it('names the kind of content', () => {
    const addresses = ['/articles/x', '/media/x', '/products/x', '/brands'];
    const types = addresses.map((path) => Object.fromEntries(parse(render({}, path)))['og:type']);
    expect(types).toEqual(['article', 'article', 'product', 'website']);
  });

  it('has robots noindex instead of a canonical address where search engines should stay away', () => {
    const hidden = [
      render({ noIndex: true }, '/products?category=Bath'),
      render({}, '/sign-in'),
      render({}, '/verify?email=a%40b.test'),
      render({}, '/account/orders'),
    ];
    for (const html of hidden) {
      expect(html).toContain('<meta name="robots" content="noindex"/>');
      expect(html).not.toContain('rel="canonical"');
    }
    expect(render({}, '/products')).not.toContain('robots');
  });

  it('hides the addresses that the sitemap leaves out', () => {
    for (const path of Object.values(paths).map((pattern) => pattern.replace(/:\w+/, 'x')))
      expect(render({}, path).includes('noindex'), path).toBe(!isIndexable(path));
  });

  it('keeps the host of an address that begins with two slashes', () => {
    const { address } = matchRoute('//elsewhere.test/x');
    expect(canonicalUrl(ORIGIN, address)).toBe(`${ORIGIN}//elsewhere.test/x`);
  });

  it('is text and never markup, whatever a page or an address contains', () => {
    const nasty = fc.oneof(
      fc.string(),
      fc.constantFrom(
        '</title><script>x</script>',
        '" onload="x',
        '<!--',
        '-->',
        '&quot;',
        '&#60;',
        "'",
        '\r\n',
      ),
    );
    const parts = fc.record({ title: nasty, breadcrumbLabel: nasty, description: nasty, shareImage: nasty });
    const plain = parse(render({ shareImage: '/x' })).map(([name]) => name);
    const oneLine = (text: string) => text.replace(/\s+/g, ' ');
    fc.assert(
      fc.property(parts, nasty, fc.webQueryParameters(), ({ shareImage, ...head }, keywords, query) => {
        const html = render({ ...head, keywords, shareImage: `/x${shareImage}` }, `/expo?${query}`);
        const elements = parse(html);
        expect(elements.map(([name]) => name)).toEqual(plain);
        expect(html.match(/</g)).toHaveLength(plain.length + 1);
        expect(elements.slice(0, 3).map(([, value]) => value)).toEqual([
          oneLine(`Yhello | ${head.title}`),
          oneLine(head.description),
          keywords || DEFAULT_KEYWORDS,
        ]);
      }),
      { numRuns: 200 },
    );
  });
});
