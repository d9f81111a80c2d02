import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { hasSample } from '../../scripts/sample-tests.mjs';
import { newVisitor } from '../support/accounts.ts';
import { crawl } from '../support/crawl.ts';
import { test as base, expect, signUpThroughForm } from '../support/journey-test.ts';
import type { ProductServer } from '../support/product-server.ts';
import { startSecondSite } from '../support/second-site.ts';
import { shownWords } from '../support/shown-words.ts';

const test = base.extend<object, { site: ProductServer }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: the shape that the test runner asks for
    async ({}, use) => {
      const site = await startSecondSite();
      await use(site);
      await site.dispose();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});
test.describe.configure({ mode: 'default' });

/** Words of the sample's organiser. */
const FIRST_WORDS =
  /yhello|kuala lumpur|malaysia|petaling|selangor|\bmyr\b|ringgit|\brm\s?\d|\+60|012-345|sdn bhd|kampung|mykad|bahasa|mandarin|klang|penang|johor/i;
/** What stands around the first word of the sample's organiser; nothing where there is none. */
function aroundFirstWord(text: string): string[] {
  const found = FIRST_WORDS.exec(text);
  return found ? [text.slice(Math.max(0, found.index - 60), found.index + 60)] : [];
}

/** Words of what this organiser does not offer. */
const NOT_OFFERED =
  /\b(points?|rewards?|tiers?|careers?|positions|vouchers?|gift.cards?|komorebi cards?|carts?|my orders|order number|my addresses|transactions|buying)\b/i;
const ADDRESSES_NOT_OFFERED = [
  '/yhello-rewards',
  '/expo/yhello-rewards',
  '/expo/yhello-rewards?expoSlug=komorebi-osaka',
  '/my-rewards',
  '/my-rewards?tab=summary',
  '/career',
  '/career-opportunity',
  '/career-opportunity?slug=hall-captain',
  '/account/vouchers',
  '/account/gift-cards',
  '/account/my-cart',
  '/account/orders',
  '/account/addresses',
];

/** What stands around the first word of something that is not offered; nothing where there is none. */
function aroundNotOffered(html: string): string[] {
  const words = shownWords(html);
  const found = NOT_OFFERED.exec(words);
  return found ? [words.slice(Math.max(0, found.index - 60), found.index + 60)] : [];
}

/** Matches nothing where the sample was deleted. */
async function coloursOfFirst(): Promise<RegExp> {
  if (!hasSample) return /(?!)/;
  const { colours } = JSON.parse(await readFile('content/brand/brand.json', 'utf8'));
  const named = new Set(JSON.stringify(colours).match(/#[0-9a-f]{6}/g));
  named.delete('#ffffff');
  return new RegExp([...named].join('|'), 'i');
}

test('Another organiser’s pages, files and mailbox have no word and no colour of the sample’s, and no dead links', async ({
  site,
}) => {
  const colours = await coloursOfFirst();
  const pages = await crawl(site.address);
  const shell = pages[0]?.html ?? '';
  const files = [...shell.matchAll(/(?:href|content)="(\/(?:assets|icons)\/[^"]+\.(?:css|svg))"/g)];
  const others = ['/manifest.webmanifest', '/sitemap.xml', '/robots.txt', '/mailbox'];
  for (const path of [...others, ...files.map(([, path = '']) => path)]) {
    const response = await fetch(site.address + path);
    pages.push({ path, from: '', status: response.status, html: await response.text() });
  }
  expect(pages.length).toBeGreaterThan(100);
  expect(files.length).toBeGreaterThan(1);
  const dead = pages.filter(({ status }) => status !== 200);
  expect.soft(dead.map(({ path, from }) => `${from} → ${path}`)).toEqual([]);
  const faults = pages.flatMap(({ path, html }) =>
    [...aroundFirstWord(html), ...(colours.exec(html) ?? [])].map((fault) => `${path}: ${fault}`),
  );
  expect.soft(faults).toEqual([]);
  expect(pages.find(({ path }) => path === '/manifest.webmanifest')?.html).toContain(
    '"short_name":"Komorebi"',
  );
  const notOffered = pages
    .filter(({ path }) => !/\.(css|svg)$/.test(path))
    .flatMap(({ path, html }) => aroundNotOffered(html).map((fault) => `${path}: ${fault}`));
  expect.soft(notOffered).toEqual([]);
  for (const path of ADDRESSES_NOT_OFFERED) {
    const response = await fetch(site.address + path);
    expect.soft(response.status, path).toBe(404);
    expect.soft(await response.text(), path).toContain('We can’t find this page');
  }
});

test('A visitor of another organiser signs up, writes and looks around, and meets nothing of the sample @worker', async ({
  site,
  page,
}) => {
  const open = async (path: string, heading: string | RegExp) => {
    await page.goto(site.address + path);
    await page.getByRole('heading', { name: heading }).first().waitFor();
    await expectOwn(page, path);
  };
  const visitor = newVisitor();
  await signUpThroughForm(page, site, visitor);
  await open('/?menu=open', 'My QR pass');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(244, 247, 241)');
  await open('/expo?expoSlug=komorebi-osaka', 'Komorebi Osaka');
  await open('/expo/directory?expoSlug=komorebi-osaka', 'Expo Map');
  for (const hall of ['Sun Hall', 'Moon Hall', 'Garden Tent']) await page.getByText(hall).first().waitFor();
  await open('/brands/hako', 'Hako');
  await open('/articles/one-toy', /./);
  await open('/brands?text=mado', 'Brands');
  const categories = page.getByRole('navigation', { name: 'Categories' }).getByRole('link');
  await expect(categories).toHaveText([
    'All',
    'Small spoons',
    'Long nights',
    'Out and about',
    'Hands and water',
    'Toys & tales',
    'Made of cloth',
    'Helping hands',
  ]);
  await open('/get-in-touch/exhibitor', 'For exhibitors');
  await page.getByLabel('What do you sell?').selectOption('Toys & tales');
  await open('/faqs', 'FAQs');
  await open('/products', 'No products yet');
  await open('/support-group', 'No groups yet');
  await open('/kids-listing', 'No places yet');
  for (const name of ['profile', 'family', 'expo-check-in', 'settings', 'none'])
    await open(`/account?page=${name}`, /./);
  for (const path of ['/account/inbox', '/journey', '/shopping-list']) await open(path, /./);
  // Their titles and breadcrumbs name the address.
  for (const path of ADDRESSES_NOT_OFFERED) {
    await page.goto(site.address + path);
    await page.getByRole('heading', { name: 'We can’t find this page' }).waitFor();
  }

  await open('/get-in-touch/visitor', 'For visitors');
  await page.getByLabel('What’s it about?').selectOption({ index: 1 });
  await page.getByLabel('Message').fill('Is there a place for a pram?');
  await page.getByRole('main').getByRole('button', { name: 'Send' }).click();
  await page.getByRole('heading', { name: 'Thank you, we’ve got it' }).waitFor();
  await page.getByText(/^KO-\w{4}-\w{4}$/).waitFor();
  await expectOwn(page, 'the answer');
  const mails = await (
    await fetch(`${site.address}/mailbox?email=${encodeURIComponent(visitor.email)}`)
  ).text();
  expect(mails).toContain('We’ve got your message');
  expect(aroundFirstWord(mails)).toEqual([]);
});

/** Titles, descriptions, labels and all that is read out or shown. */
async function expectOwn(page: Page, where: string): Promise<void> {
  await expect(page.locator('main')).not.toContainText(/Loading/);
  const text = await page.evaluate(() =>
    [
      document.title,
      document.body.textContent,
      ...[...document.querySelectorAll('[aria-label], [alt], [placeholder], meta[content]')].flatMap(
        (element) =>
          ['aria-label', 'alt', 'placeholder', 'content'].map((name) => element.getAttribute(name) ?? ''),
      ),
    ].join('\n'),
  );
  expect.soft(aroundFirstWord(text), where).toEqual([]);
  expect.soft(aroundNotOffered(await page.content()), where).toEqual([]);
}
