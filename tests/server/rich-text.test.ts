import { describe, expect, it } from 'vitest';
import { sanitizeRichText } from '../../server/rich-text.ts';
import { hasVisibleContent } from '../../src/domain/content/rich-text.ts';
import { xssPayloads } from '../support/xss-payloads.ts';

/** The exact form of every allowed tag: anything else in the output is a hole. */
const allowed = [
  /^<\/?(p|br|h2|h3|ul|ol|li|blockquote|strong|em)( \/)?>$/,
  /^<\/?(a|iframe)>$/,
  /^<a href="\/(?![/\\])[^"\s\\]*">$/,
  /^<a href="(https:\/\/[a-z0-9]|mailto:|tel:)[^"\s\\]*" rel="noopener noreferrer">$/i,
  /^<iframe src="https:\/\/((www\.)?youtube-nocookie\.com\/embed\/|player\.vimeo\.com\/video\/)[\w?=&;-]+" title="[^"<>]*" sandbox="allow-scripts allow-same-origin allow-presentation" loading="lazy" allow="fullscreen; picture-in-picture" allowfullscreen referrerpolicy="strict-origin-when-cross-origin">$/,
];
const strayTags = (html: string) =>
  (html.match(/<[^>]*>?/g) ?? []).filter((tag) => !allowed.some((pattern) => pattern.test(tag)));

describe('Rich text', () => {
  it('is harmless after every known attack', () => {
    for (const html of xssPayloads) {
      const clean = sanitizeRichText(`<p>before</p>${html}<p>after</p>`);
      expect.soft(strayTags(clean), html).toEqual([]);
      expect
        .soft(clean, html)
        .not.toMatch(/href="[^"]*script|<iframe(?! src="https:\/\/(www\.)?(youtube|player))/i);
      expect.soft(clean, html).toContain('before');
    }
  });

  it('stays the same when it is cleaned again', () => {
    for (const html of xssPayloads)
      expect(sanitizeRichText(sanitizeRichText(html))).toBe(sanitizeRichText(html));
  });

  it('keeps headings, lists, quotes and links', () => {
    const html =
      '<h2>One</h2><p>Two <strong>three</strong> <em>four</em></p><ul><li>five</li></ul>' +
      '<blockquote><p>six &amp; seven</p></blockquote><p><a href="/get-in-touch/visitor?a=1">eight</a></p>';
    expect(sanitizeRichText(html)).toBe(html);
  });

  it('opens external links without a referrer', () => {
    expect(sanitizeRichText('<a href="https://jpn.gov.my/a">JPN</a>')).toBe(
      '<a href="https://jpn.gov.my/a" rel="noopener noreferrer">JPN</a>',
    );
    expect(sanitizeRichText('<a href="mailto:hello@yhello.test">us</a>')).toContain('href="mailto:');
  });

  it('may frame videos of the two allowed hosts, in a sandbox', () => {
    for (const src of [
      'https://www.youtube-nocookie.com/embed/a-B_1',
      'https://youtube-nocookie.com/embed/a?start=10',
      'https://player.vimeo.com/video/123',
    ]) {
      const clean = sanitizeRichText(`<iframe src="${src}" onload="alert(1)" width="9" sandbox=""></iframe>`);
      expect(strayTags(clean)).toEqual([]);
      expect(clean).toContain('sandbox="allow-scripts');
    }
  });

  it('loses frames of other hosts with their content', () => {
    expect(sanitizeRichText('<iframe src="https://evil.test">hello</iframe>')).toBe('');
  });
});

describe('Visible content', () => {
  it.each(['<p>a</p>', 'a', '<iframe src="https://x.test"></iframe>', '<p>&amp;</p>'])(
    'is found in %s',
    (html) => {
      expect(hasVisibleContent(html)).toBe(true);
    },
  );
  it.each(['', '  ', '<p></p>', '<p> <br></p>', '<p>&nbsp;</p>', '<!-- a -->', null, undefined])(
    'is not found in %s',
    (html) => {
      expect(hasVisibleContent(html)).toBe(false);
    },
  );
});
