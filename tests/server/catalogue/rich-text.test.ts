import { describe, expect, it } from 'vitest';
import { cleanRichText } from '../../../server/rich-text.ts';
import { hasContent } from '../../../src/domain/rich-text.ts';

/** Ways to run a script, or to lead somebody away, that HTML from elsewhere has been known to try. */
const hostile = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=//evil.test/x.js></SCRIPT>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<img src=x onerror=alert(1)>',
  '<img src="x" onerror="&#97;lert(1)">',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><style><img src=x onerror=alert(1)></style></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<svg><animate onbegin=alert(1) attributeName=x dur=1s>',
  '<math><mtext></p><style><img src onerror=alert(1)></style></mtext></math>',
  '<math><mi xlink:href="javascript:alert(1)">x</mi></math>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<textarea><script>alert(1)</script></textarea>',
  '<title><img src=x onerror=alert(1)></title>',
  '<xmp><script>alert(1)</script></xmp>',
  '<template><script>alert(1)</script></template>',
  '<object data="javascript:alert(1)"></object>',
  '<embed src="https://evil.test/x.swf">',
  '<applet code="x"></applet>',
  '<base href="https://evil.test/">',
  '<link rel="stylesheet" href="https://evil.test/x.css">',
  '<meta http-equiv="refresh" content="0;url=https://evil.test">',
  '<style>@import "https://evil.test/x.css";</style>',
  '<p style="background:url(javascript:alert(1))">x</p>',
  '<div style="position:fixed;inset:0">x</div>',
  '<p onclick="alert(1)" onmouseover=alert(1)>x</p>',
  '<p/onclick=alert(1)>x</p>',
  '<details open ontoggle=alert(1)>x</details>',
  '<video><source onerror=alert(1)></video>',
  '<audio src=x onerror=alert(1)></audio>',
  '<input autofocus onfocus=alert(1)>',
  '<form action="https://evil.test"><button>x</button></form>',
  '<button formaction="javascript:alert(1)">x</button>',
  '<isindex type=image src=1 onerror=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="JaVaScRiPt:alert(1)">x</a>',
  '<a href="java\tscript:alert(1)">x</a>',
  '<a href="java&#10;script:alert(1)">x</a>',
  '<a href="&#106;avascript:alert(1)">x</a>',
  '<a href="javascript&colon;alert(1)">x</a>',
  '<a href=" \u0001javascript:alert(1)">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="blob:https://yhello.test/1">x</a>',
  '<a href="file:///etc/passwd">x</a>',
  '<a href="//evil.test">x</a>',
  '<a href="/\\evil.test">x</a>',
  '<a href="/\t/evil.test">x</a>',
  '<a href="/&#9;/evil.test">x</a>',
  '<a href="\\\\evil.test">x</a>',
  '<a href="http://evil.test">x</a>',
  '<a href="https:\\\\evil.test">x</a>',
  '<a href="https:evil.test">x</a>',
  '<a href="/faqs" target="_blank" ping="https://evil.test" id="x" name="location" class="x">x</a>',
  '<iframe src="https://evil.test"></iframe>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<iframe src="//www.youtube-nocookie.com/embed/abc"></iframe>',
  '<iframe src="http://www.youtube-nocookie.com/embed/abc"></iframe>',
  '<iframe src="https://www.youtube-nocookie.com.evil.test/embed/abc"></iframe>',
  '<iframe src="https://evil.test/?https://www.youtube-nocookie.com/embed/abc"></iframe>',
  '<iframe src="https://www.youtube-nocookie.com@evil.test/embed/abc"></iframe>',
  '<iframe src="https://www.youtube-nocookie.com/redirect?to=evil"></iframe>',
  '<iframe src="https://player.vimeo.com/video/1/../../evil"></iframe>',
  '<frameset><frame src="javascript:alert(1)"></frameset>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<?xml version="1.0"?><script>alert(1)</script>',
  '<p><!-- --!><img src=x onerror=alert(1)> --></p>',
  '<img src="x` `<script>alert(1)</script>"` `>',
  '<<script>alert(1);//<</script>',
  '<p title="&quot;><script>alert(1)</script>">x</p>',
  '<table background="javascript:alert(1)"><tr><td>x</td></tr></table>',
  '<body onload=alert(1)>x</body>',
  '<marquee onstart=alert(1)>x</marquee>',
];

/** Every tag that comes out, to the letter; whatever does not look like this is a hole. */
const allowed = [
  /^<\/?(p|br|h2|h3|ul|ol|li|blockquote|strong|em)( \/)?>$/,
  /^<\/?(a|iframe)>$/,
  /^<a href="\/(?![/\\])[^"\s\\]*">$/,
  /^<a href="(https:\/\/[a-z0-9]|mailto:|tel:)[^"\s\\]*" rel="noopener noreferrer">$/i,
  /^<iframe src="https:\/\/((www\.)?youtube-nocookie\.com\/embed\/|player\.vimeo\.com\/video\/)[\w?=&;-]+" title="[^"<>]*" sandbox="allow-scripts allow-same-origin allow-presentation" loading="lazy" allow="fullscreen; picture-in-picture" allowfullscreen referrerpolicy="strict-origin-when-cross-origin">$/,
];
const strayTags = (html: string) =>
  (html.match(/<[^>]*>?/g) ?? []).filter((tag) => !allowed.some((pattern) => pattern.test(tag)));

describe('rich text', () => {
  it.each(hostile)('is harmless after %s', (html) => {
    const clean = cleanRichText(`<p>before</p>${html}<p>after</p>`);
    expect(strayTags(clean)).toEqual([]);
    expect(clean).not.toMatch(/href="[^"]*script|<iframe(?! src="https:\/\/(www\.)?(youtube|player))/i);
    expect(clean).toContain('before');
  });

  it('stays the same when it is cleaned again', () => {
    for (const html of hostile) expect(cleanRichText(cleanRichText(html))).toBe(cleanRichText(html));
  });

  it('keeps headings, lists, quotes and links', () => {
    const html =
      '<h2>One</h2><p>Two <strong>three</strong> <em>four</em></p><ul><li>five</li></ul>' +
      '<blockquote><p>six &amp; seven</p></blockquote><p><a href="/get-in-touch/visitor?a=1">eight</a></p>';
    expect(cleanRichText(html)).toBe(html);
  });

  it('leads outside with a referrer that says nothing', () => {
    expect(cleanRichText('<a href="https://jpn.gov.my/a">JPN</a>')).toBe(
      '<a href="https://jpn.gov.my/a" rel="noopener noreferrer">JPN</a>',
    );
    expect(cleanRichText('<a href="mailto:hello@yhello.test">us</a>')).toContain('href="mailto:');
  });

  it('frames films of the two allowed hosts, in a sandbox', () => {
    for (const src of [
      'https://www.youtube-nocookie.com/embed/a-B_1',
      'https://youtube-nocookie.com/embed/a?start=10',
      'https://player.vimeo.com/video/123',
    ]) {
      const clean = cleanRichText(`<iframe src="${src}" onload="alert(1)" width="9" sandbox=""></iframe>`);
      expect(strayTags(clean)).toEqual([]);
      expect(clean).toContain('sandbox="allow-scripts');
    }
  });

  it('leaves nothing of a frame from elsewhere', () => {
    expect(cleanRichText('<iframe src="https://evil.test">hello</iframe>')).toBe('');
  });
});

describe('content', () => {
  it.each(['<p>a</p>', 'a', '<iframe src="https://x.test"></iframe>', '<p>&amp;</p>'])('is in %s', (html) => {
    expect(hasContent(html)).toBe(true);
  });
  it.each(['', '  ', '<p></p>', '<p> <br></p>', '<p>&nbsp;</p>', '<!-- a -->', null, undefined])(
    'is not in %s',
    (html) => {
      expect(hasContent(html)).toBe(false);
    },
  );
});
