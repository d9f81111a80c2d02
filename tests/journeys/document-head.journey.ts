import type { Page } from '@playwright/test';
import { PAGES_CACHE } from '../../sw/page-cache.ts';
import { expect, test, waitForHydration, waitForServiceWorker } from '../support/journey-test.ts';

test.use({ serviceWorkers: 'allow' });

/** Each element of the head that describes the page, by name: more than one value means that it is there twice. */
const readHead = (page: Page) =>
  page.evaluate(() => {
    const head: Record<string, (string | null)[]> = {};
    for (const element of document.head.querySelectorAll(
      'title, link[rel=canonical], meta[property], meta[name]:not([name=theme-color])',
    )) {
      const name = ['property', 'name', 'rel'].map((key) => element.getAttribute(key)).find(Boolean);
      head[name ?? 'title'] ??= [];
      head[name ?? 'title']?.push(
        element.getAttribute('content') ?? element.getAttribute('href') ?? element.textContent,
      );
    }
    return head;
  });

/** What a page about `title` at `path` has exactly once. */
const headOf = (origin: string, path: string, title: string) => ({
  title: [`Yhello | ${title}`],
  description: [expect.stringMatching(/.{30}/)],
  keywords: [expect.stringContaining('baby')],
  canonical: [origin + path],
  'og:title': [`Yhello | ${title}`],
  'og:url': [origin + path],
  'og:site_name': ['Yhello'],
  'og:locale': ['en_MY'],
  'og:image': [`${origin}/share-baby.jpg`],
  'og:image:alt': [expect.any(String)],
  'twitter:card': ['summary_large_image'],
});

const ARTICLE = {
  path: '/articles/starting-solids-malaysian-kitchen',
  title: 'Starting solids in a Malaysian kitchen',
};

test('The head describes the page once, after a load, a move and Back', async ({ product, phone }) => {
  const page = await phone.openPage('about:blank');
  const origin = new URL(product.address).origin;
  const problems: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(message.text());
  });
  const expectHead = async (expected: Record<string, unknown>) => {
    await expect.poll(() => readHead(page)).toMatchObject(expected);
    const values = Object.entries(await readHead(page)).filter(([, found]) => found.length > 1);
    expect(values).toEqual([]);
  };
  const listHead = headOf(origin, '/articles', 'Articles');

  // The server renders the first load. The worker answers with its shell where it has stored no page, and with that
  // page later.
  for (const marks of [['id="state"'], [], ['id="state"', 'name="stored-at"']]) {
    await expect(async () => {
      const html = (await (await page.goto(`${product.address}/articles`))?.text()) ?? '';
      expect(['id="state"', 'name="stored-at"'].filter((mark) => html.includes(mark))).toEqual(marks);
    }).toPass();
    await expect(page.getByRole('button', { name: 'Login' }).first()).toBeVisible();
    await expectHead(listHead);

    await page.getByRole('main').getByRole('link', { name: ARTICLE.title }).first().click();
    await expectHead({
      ...headOf(origin, ARTICLE.path, ARTICLE.title),
      'og:image': [expect.stringMatching(/\/images\/[\w-]+-1200\.jpg$/)],
      'og:type': ['article'],
    });
    expect(await readHead(page)).toMatchObject({ 'og:image:width': ['1200'], 'og:image:height': ['630'] });

    await page.goBack();
    await expectHead({ ...listHead, 'og:type': ['website'], 'og:image:width': ['1200'] });
    await waitForServiceWorker(page);
    // It has stored the page that was open while it was installed.
    if (marks.length === 1) await page.evaluate((name) => caches.delete(name), PAGES_CACHE);
  }

  // Hidden pages have no canonical address.
  await page.getByRole('button', { name: 'Login' }).first().click();
  await expect(page).toHaveTitle('Yhello | Login');
  await expect.poll(() => readHead(page)).toMatchObject({ robots: ['noindex'] });
  expect(await readHead(page)).not.toHaveProperty('canonical');
  await page.goBack();
  await expectHead(listHead);
  expect(await readHead(page)).not.toHaveProperty('robots');
  expect(problems).toEqual([]);
});

test('A page that needs an account has its title in the HTML, from the server and from the worker', async ({
  product,
  phone,
}) => {
  const url = `${product.address}/account?page=profile`;
  const title = '<title>Yhello | My Profile</title>';
  expect(await (await fetch(url)).text()).toContain(title);
  const page = await phone.openPage(product.address);
  await waitForServiceWorker(page);
  const response = await page.goto(url);
  expect(response?.fromServiceWorker()).toBe(true);
  expect(await response?.text()).toContain(title);
});

/**
 * What an iPhone does to the words of a page that look like a day, unless the page asks it not to: with phone numbers,
 * addresses and email addresses it does the same.
 */
function makeLinksOfDays(): void {
  document.addEventListener('DOMContentLoaded', () => {
    const main = document.querySelector('main');
    if (!main) return;
    main.dataset.renderedBy = 'server';
    const asked = document.querySelector<HTMLMetaElement>('meta[name="format-detection"]')?.content ?? '';
    if (['telephone', 'date', 'address', 'email'].every((kind) => asked.includes(`${kind}=no`))) return;
    const words = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const days: Node[] = [];
    while (words.nextNode())
      if (/\b\d{1,2} [A-Z][a-z]{2}/.test(words.currentNode.nodeValue ?? '')) days.push(words.currentNode);
    for (const day of days) {
      const link = document.createElement('a');
      day.parentNode?.replaceChild(link, day);
      link.append(day);
    }
  });
}

test('An iPhone makes no links of days and numbers, so that React takes over what the server sent', async ({
  product,
  page,
}) => {
  await page.addInitScript(makeLinksOfDays);
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
  await page.goto(`${product.address}/articles`);
  await waitForHydration(page);
  await expect(page.locator('main')).toHaveAttribute('data-rendered-by', 'server');
});
