import type { Page } from '@playwright/test';
import { PUBLIC } from '../../scripts/sample-pages.mjs';
import { expect, test } from '../support/journey-test.ts';

const NAMES = ['home', 'expo', 'directory-booth', 'exhibitors', 'product', 'products', 'article', 'rewards'];

for (const scheme of ['light', 'dark'] as const)
  test(`The app’s style sheet changes nothing that its page’s own rules have drawn, ${scheme}`, async ({
    product,
    page,
  }) => {
    // The page stays as the server has drawn it.
    await page.route('**/*.js', (route) => route.abort());
    await page.emulateMedia({ colorScheme: scheme });
    for (const { path } of PUBLIC.filter(({ name }) => NAMES.includes(name))) {
      await page.goto(product.address + path);
      const before = await lookOf(page);
      expect(before.length, path).toBeGreaterThan(100);
      await page.evaluate(addAppStyles);
      const after = await lookOf(page);
      const changed = before.filter((element, i) => element !== after[i]);
      expect.soft(changed, path).toEqual([]);
    }
  });

test('On a phone, a picture that comes or an element that is added does not restyle the whole page', async ({
  product,
  page,
}) => {
  for (const path of ['/exhibitors?expoSlug=baby-fair-kl', '/products', '/']) {
    await page.goto(product.address + path);
    // The rules of all pages come when the page is idle.
    const sheet = await page.locator('meta[name=app-styles]').getAttribute('content');
    await page.waitForFunction(
      (href) => document.querySelector<HTMLLinkElement>(`link[href="${href}"]`)?.sheet,
      sheet,
    );
    const all = await page.locator('*').count();
    const picture = await restyled(page, () => {
      const img = document.querySelector('main img');
      img?.setAttribute('data-placeholder', 'avif');
      void document.body.offsetHeight;
      img?.removeAttribute('data-placeholder');
      void document.body.offsetHeight;
    });
    expect.soft(picture, path).toBeLessThan(10);
    const link = await restyled(page, () => {
      document.head.append(document.createElement('link'));
      void document.body.offsetHeight;
    });
    expect.soft(link, path).toBeLessThan(all / 2);
  }
});

/** At most how many elements the browser looks at again in one step of `change`. */
async function restyled(page: Page, change: () => void): Promise<number> {
  const client = await page.context().newCDPSession(page);
  const counts: number[] = [];
  client.on('Tracing.dataCollected', ({ value }) => {
    for (const { name, args } of value as unknown as { name: string; args: { elementCount?: number } }[])
      if (name === 'UpdateLayoutTree') counts.push(args.elementCount ?? 0);
  });
  await client.send('Tracing.start', { categories: 'devtools.timeline', transferMode: 'ReportEvents' });
  await page.evaluate(change);
  const complete = new Promise((done) => client.once('Tracing.tracingComplete', done));
  await client.send('Tracing.end');
  await complete;
  await client.detach();
  expect(counts.length).toBeGreaterThan(0);
  return Math.max(...counts);
}

/** Each element with its colours and its type. */
const lookOf = (page: Page) =>
  page.evaluate(async () => {
    // What follows scrolling, as the header's ground does, has its colour from the second frame on.
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    return [...document.body.querySelectorAll('*')].map((element) => {
      const { color, backgroundColor, borderTopColor, fill, stroke, fontFamily, fontSize, display } =
        getComputedStyle(element);
      const name = `${element.localName}.${element.getAttribute('class') ?? ''}`;
      return [name, color, backgroundColor, borderTopColor, fill, stroke, fontFamily, fontSize, display].join(
        ' ',
      );
    });
  });

/** As the page does when it is idle. */
function addAppStyles(): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = document.querySelector<HTMLMetaElement>('meta[name=app-styles]')?.content ?? '';
  return new Promise((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => reject(new Error('The sheet did not load'));
    document.head.append(link);
  });
}
