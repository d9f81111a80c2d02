import { isIndexable } from '../../src/domain/routing/indexable.ts';
import { matchPath, paths } from '../../src/domain/routing/paths.ts';
import { demoVisitor, signIn } from '../support/accounts.ts';
import { expect, test } from '../support/journey-test.ts';
import { linksInHtml } from '../support/links-in-html.ts';
import { gotoSettled } from '../support/wait-until-settled.ts';

const CONCURRENT = 4;
/** These choose something within a page that is there whatever they say: a few of each kind stand for all. */
const CHOICES = /[?&](booth|place|hall|letter|day|moment|region|age|stage|category|returnUrl)=/;
const OF_A_KIND = 3;

/** Whether an address is one of the first few of its kind. */
function fewOfAKind() {
  const seen = new Map<string, number>();
  return (path: string): boolean => {
    if (!CHOICES.test(path)) return true;
    const kind = path.replace(/=[^&]*/g, '');
    const count = (seen.get(kind) ?? 0) + 1;
    seen.set(kind, count);
    return count <= OF_A_KIND;
  };
}

/** Visits every path, a few at a time, and every path that a visit returns. */
async function crawl(start: readonly string[], visit: (path: string) => Promise<readonly string[]>) {
  const seen = new Set(start);
  const queue = [...seen];
  const work = async () => {
    for (let path = queue.shift(); path !== undefined; path = queue.shift())
      for (const next of await visit(path))
        if (!seen.has(next)) {
          seen.add(next);
          queue.push(next);
        }
  };
  // A worker that found the queue empty continues when another one has added paths.
  while (queue.length > 0) await Promise.all(Array.from({ length: CONCURRENT }, work));
  return seen;
}

test('No link and no picture of the public site is broken, and every public address is linked', async ({
  product,
}) => {
  test.setTimeout(240_000);
  const origin = product.address;
  const dead: string[] = [];
  const pictures = new Map<string, string>();
  const isVisited = fewOfAKind();
  const visit = async (path: string) => {
    if (!isVisited(path)) return [];
    const response = await fetch(origin + path);
    const html = await response.text();
    if (response.status !== 200) dead.push(`${response.status} ${path}`);
    const inPage = linksInHtml(html, origin);
    for (const picture of inPage.pictures) pictures.set(picture.replace(/-\d+\.\w+$/, ''), picture);
    // A filtered list links to the same pages as the whole list.
    return html.includes('content="noindex"') ? [] : inPage.links;
  };
  const reached = await crawl([paths.home], visit);
  expect(dead).toEqual([]);

  const linked = new Set([...reached].map((path) => new URL(path, origin).pathname));
  const unlinked = Object.values(paths)
    .filter(isIndexable)
    .filter((pattern) => ![...linked].some((path) => matchPath(pattern, path)));
  expect(unlinked, 'public addresses that nothing leads to').toEqual([]);

  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => {
    const url = new URL(address);
    return url.pathname + url.search;
  });
  expect(listed.length).toBeGreaterThan(0);
  await crawl(
    listed.filter((path) => !reached.has(path)),
    async (path) => {
      await visit(path);
      return [];
    },
  );
  expect(dead).toEqual([]);

  expect(pictures.size).toBeGreaterThan(0);
  const missing: string[] = [];
  await crawl([...pictures.values()], async (path) => {
    const response = await fetch(origin + path, { method: 'HEAD' });
    if (response.status !== 200) missing.push(`${response.status} ${path}`);
    return [];
  });
  expect(missing).toEqual([]);
});

/** Far more than there are: an endless crawl is a fault, too. */
const MOST_OWN_ADDRESSES = 80;

test('Every link of a visitor’s menu and account leads to a page', async ({ product, page }) => {
  test.setTimeout(240_000);
  // Each address is opened on its own: storing the app for offline use again and again takes half of the time.
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
  await signIn(page.context(), product, demoVisitor);
  const linksHere = async () => linksInHtml(await page.content(), product.address).links;
  // The menu is the same above every page, and was read first.
  const isOwn = (path: string) =>
    !isIndexable(new URL(path, product.address).pathname) && !path.includes('menu=open');

  await page.goto(`${product.address}/?menu=open`);
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Settings' }).waitFor();
  const queue = new Set((await linksHere()).filter(isOwn));
  expect(queue.size).toBeGreaterThan(5);
  const visited: string[] = [];
  for (const path of queue) {
    expect(visited.length, 'more addresses than a visitor has').toBeLessThan(MOST_OWN_ADDRESSES);
    visited.push(path);
    await gotoSettled(page, product.address + path);
    await expect(page, path).not.toHaveTitle(/Page Not Found/);
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
    await expect(page.getByText('We can’t find this page'), path).toHaveCount(0);
    for (const next of await linksHere()) if (isOwn(next)) queue.add(next);
  }
});
