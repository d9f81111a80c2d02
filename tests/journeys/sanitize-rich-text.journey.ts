import { sanitizeRichText } from '../../server/rich-text.ts';
import { bundleForBrowser } from '../support/bundle-for-browser.ts';
import { expect, test } from '../support/journey-test.ts';
import { readSample } from '../support/sample-content.ts';
import { xssPayloads } from '../support/xss-payloads.ts';

declare global {
  var pageSide: { sanitize: (html: string) => string };
}

const TAGS = ['p', 'br', 'h2', 'h3', 'ul', 'ol', 'li', 'blockquote', 'strong', 'em', 'a', 'iframe'];
const ATTRIBUTES = [
  'href',
  'rel',
  'src',
  'title',
  'sandbox',
  'loading',
  'allow',
  'allowfullscreen',
  'referrerpolicy',
];
const VIDEO = 'https://www.youtube-nocookie.com/embed/abc-1';

test('The browser sanitizes rich text exactly as the server does', async ({ page }) => {
  await page.addScriptTag({ content: await bundleForBrowser('src/ui/sanitize.ts', 'pageSide') });
  const attacks = [...xssPayloads, ...xssPayloads.map((html) => `<p>before</p>${html}<p>after</p>`)];

  await test.step('nothing that runs, and nobody’s frame, gets through', async () => {
    const ran: string[] = [];
    page.on('dialog', (dialog) => {
      ran.push(dialog.message());
      void dialog.dismiss();
    });
    const strays = await page.evaluate(
      ([list, tags, attributes]) =>
        list.flatMap((html) => {
          const box = document.createElement('div');
          box.innerHTML = pageSide.sanitize(html);
          document.body.append(box);
          return [...box.querySelectorAll<HTMLElement>('*')].flatMap((element) => {
            const isKnown = tags.includes(element.localName);
            const names = element.getAttributeNames().filter((name) => !attributes.includes(name));
            const href = element.getAttribute('href') ?? '/';
            const isSafe = /^(https:|mailto:|tel:|\/(?![/\\])|#)/i.test(href);
            return isKnown && isSafe && names.length === 0 && element.localName !== 'iframe'
              ? []
              : [`${html} → ${element.outerHTML}`];
          });
        }),
      [attacks, TAGS, ATTRIBUTES] as const,
    );
    // A handler of a picture runs once it has failed to load.
    await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
    await page.evaluate(() => new Promise((done) => setTimeout(done)));
    expect(strays).toEqual([]);
    expect(ran).toEqual([]);
    expect(page.frames()).toHaveLength(1);
  });

  await test.step('what the server cleaned stays as it is', async () => {
    const { content } = await readSample();
    const organisers = [
      ...content.articles.map(({ body }) => body),
      ...content.media.map(({ body }) => body),
      ...content.brands.map(({ story }) => story ?? ''),
      ...content.products.map(({ description }) => description),
      ...content.faqs.map(({ answer }) => answer),
      '<h2>One</h2><h3>Two</h3><ol><li>a<br>b</li></ul><p><strong>c</strong> <em>d</em></p>',
      '<p><a href="/faqs?a=1#b">us</a> <a href="https://jpn.gov.my/a">JPN</a> <a href="mailto:a@b.my">m</a> <a href="tel:+60123">t</a></p>',
      `<p>Look:</p><iframe src="${VIDEO}" width="5"></iframe><p><a href="https://youtu.be/abc-1">Film</a></p>`,
      '<iframe src="https://player.vimeo.com/video/123?h=1&amp;t=2" title="A &quot;video&quot;"></iframe>',
    ];
    const served = [...organisers, ...attacks].map(sanitizeRichText);
    const changed = await page.evaluate(
      (list) =>
        list.filter((html) => {
          const [before, after] = [html, pageSide.sanitize(html)].map((text) => {
            const box = document.createElement('template');
            box.innerHTML = text;
            return box.content;
          });
          return !before?.isEqualNode(after ?? null);
        }),
      served,
    );
    expect(changed).toEqual([]);
  });

  await test.step('only videos of the two hosts are framed, always in the sandbox', async () => {
    const frames = await page.evaluate((src) => {
      const box = document.createElement('template');
      box.innerHTML = pageSide.sanitize(
        `<iframe src="${src}" sandbox="allow-top-navigation" onload="alert(1)" srcdoc="<p>x</p>"></iframe>
         <iframe src="https://player.vimeo.com/video/7"></iframe><iframe src="https://evil.test"></iframe><iframe></iframe>`,
      );
      return [...box.content.querySelectorAll('iframe')].map((frame) => ({
        src: frame.src,
        sandbox: frame.getAttribute('sandbox'),
        srcdoc: frame.hasAttribute('srcdoc'),
      }));
    }, VIDEO);
    const sandbox = 'allow-scripts allow-same-origin allow-presentation';
    expect(frames).toEqual([
      { src: VIDEO, sandbox, srcdoc: false },
      { src: 'https://player.vimeo.com/video/7', sandbox, srcdoc: false },
    ]);
  });
});
