import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { documentTitle } from '../../src/app/head.ts';
import { renderHeadHtml } from '../../src/app/head-html.ts';
import { paths } from '../../src/domain/routing/paths.ts';

const url = (path = '/expo?expoSlug=x') => new URL(path, 'https://yhello.test');
/** The tags, and what their attributes and texts say once a browser has read them. */
const read = (html: string) => {
  const decoded = (text = '') => text.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)));
  return html
    .split(/(?<=>)(?=<(?!\/))/)
    .map((tag) => [
      /^<([a-z]+)/.exec(tag)?.[1],
      decoded(/(?:content|href)="([^"]*)"/.exec(tag)?.[1] ?? />([^<]*)</.exec(tag)?.[1]),
    ]);
};

describe('the head of a page', () => {
  it('says what the page says of itself', () => {
    const head = {
      breadcrumbLabel: 'Baby Fair',
      title: 'Baby Fair',
      description: 'Three days',
      keywords: 'prams',
      shareImage: '/fair.jpg',
    };
    const html = renderHeadHtml(head, url());
    expect(read(html)).toEqual([
      ['title', 'Yhello | Baby Fair'],
      ['meta', 'Three days'],
      ['meta', 'prams'],
      ['link', 'https://yhello.test/expo?expoSlug=x'],
      ['meta', 'Yhello | Baby Fair'],
      ['meta', 'Three days'],
      ['meta', 'https://yhello.test/expo?expoSlug=x'],
      ['meta', 'website'],
      ['meta', 'Yhello'],
      ['meta', 'en_MY'],
      ['meta', 'https://yhello.test/fair.jpg'],
      ['meta', 'Baby Fair'],
      ['meta', 'summary_large_image'],
    ]);
  });

  it('has a title, a description, keywords and the bundled baby image where the page says nothing', () => {
    const html = renderHeadHtml({ title: 'Home', breadcrumbLabel: undefined }, url('/'));
    expect(html).toContain('<title>Yhello | Home</title>');
    expect(html).toContain('<meta property="og:image" content="https://yhello.test/share-baby.jpg">');
    expect(html).toMatch(/<meta name="description" content="[^"]{50,}">/);
    expect(html).toMatch(/<meta name="keywords" content="[^"]{10,}">/);
  });

  it('says how large the bundled image is, and offers JPEGs of our own pictures', () => {
    const plain = renderHeadHtml({ title: 'Home', breadcrumbLabel: undefined }, url('/'));
    expect(plain).toContain('<meta property="og:image:width" content="1200">');
    expect(plain).toContain('<meta property="og:image:height" content="630">');
    const own = {
      title: 'A brand',
      breadcrumbLabel: undefined,
      shareImage: '/images/brand-little-sprout-750.webp',
    };
    const html = renderHeadHtml(own, url('/brands/little-sprout'));
    expect(html).toContain('content="https://yhello.test/images/brand-little-sprout-1200.jpg"');
  });

  it('says what kind of thing a page is about', () => {
    const kind = (pattern: string) =>
      /og:type" content="(\w+)"/.exec(
        renderHeadHtml({ title: 'x', breadcrumbLabel: undefined }, url('/x'), pattern),
      )?.[1];
    expect([paths.article, paths.mediaArticle, paths.product, paths.brands].map(kind)).toEqual([
      'article',
      'article',
      'product',
      'website',
    ]);
  });

  it('of a page that is not to be found says so, and names no other', () => {
    const head = { title: 'x', breadcrumbLabel: undefined };
    const hidden = [
      renderHeadHtml({ ...head, noIndex: true }, url('/products?category=Bath')),
      renderHeadHtml(head, url('/sign-in')),
      renderHeadHtml(head, url('/verify?email=a%40b.test')),
      renderHeadHtml(head, url('/account/orders')),
    ];
    for (const html of hidden) {
      expect(html).toContain('<meta name="robots" content="noindex">');
      expect(html).not.toContain('rel="canonical"');
    }
    expect(renderHeadHtml(head, url('/products'))).not.toContain('robots');
  });

  it('prefixes every title with the product', () => {
    expect(documentTitle('Login')).toBe('Yhello | Login');
  });

  it('is text and never markup, whatever a page or an address says', () => {
    const nasty = fc.oneof(
      fc.string(),
      fc.constantFrom('</title><script>x</script>', '" onload="x', '<!--', '-->', '&quot;', '&#60;', "'"),
    );
    const parts = fc.record({ title: nasty, breadcrumbLabel: nasty, description: nasty, keywords: nasty });
    fc.assert(
      fc.property(parts, fc.webQueryParameters(), (head, query) => {
        const address = url(`/expo?${query}`);
        const html = renderHeadHtml(head, address);
        const skeleton = (text: string) => text.replace(/"[^"]*"/g, '""').replace(/>[^<]*</g, '><');
        const [withParts, plain] = [
          html,
          renderHeadHtml({ title: 'x', breadcrumbLabel: undefined }, url()),
        ].map((text) => skeleton(text.replace(/(content|href)="[^"]*"/g, '$1=""')));
        expect(withParts).toBe(plain);
        expect(
          read(html)
            .slice(0, 3)
            .map(([, text]) => text),
        ).toEqual([`Yhello | ${head.title}`, head.description, head.keywords]);
      }),
      { numRuns: 500 },
    );
  });
});
