import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSsrQueryFn } from '../../../server/ssr-query-fn.ts';
import type { RenderInput } from '../../../src/domain/routing/ssr-contract.ts';
import { render } from '../../../src/entry-server.tsx';
import { startTestServer, TEST_NOW_MS, type TestServer } from '../../support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** The HTML of the map, where the first `count` exhibitors sell food. */
async function mapWithFood(count: number): Promise<string> {
  const fromServer = createSsrQueryFn(server.deps);
  const fetchQuery: RenderInput['fetchQuery'] = async (key) => {
    const answer = (await fromServer(key)) as { items?: { booth?: string; tagline: string }[] };
    if (!answer?.items?.[0]?.booth) return answer;
    const items = answer.items.map((item, i) => ({ ...item, tagline: i < count ? 'Food' : 'Toys' }));
    return { ...answer, items };
  };
  const url = '/expo/directory?expoSlug=baby-fair-kl&text=food';
  const page = await render({ url, renderedAt: TEST_NOW_MS, fetchQuery, origin: 'https://yhello.test' });
  if (!('html' in page)) throw new Error('the map was not rendered');
  return page.html.replace(/<!--.*?-->/g, '');
}

async function open(url: string): Promise<string> {
  const fetchQuery = createSsrQueryFn(server.deps);
  const page = await render({ url, renderedAt: TEST_NOW_MS, fetchQuery, origin: 'https://yhello.test' });
  if (!('html' in page)) throw new Error('the page was not rendered');
  return page.html.replace(/<!--.*?-->/g, '');
}

it.each(['/expo/directory', '/exhibitors'])('%s lets visitors choose another expo first', async (path) => {
  const html = await open(`${path}?expoSlug=baby-fair-kl`);
  const expos = html.indexOf('aria-label="Expos"');
  expect(expos).toBeGreaterThan(0);
  expect(expos).toBeLessThan(html.indexOf('Brand or booth'));
});

it('the list beside the plan leaves out who is in the card of the chosen booth', async () => {
  const listOf = (html: string) => /<ul[^>]*aria-label="Booths".*?<\/ul>/s.exec(html)?.[0];
  expect(listOf(await open('/expo/directory?expoSlug=baby-fair-kl&hall=Hall+1'))).toContain('Bekal');
  const chosen = await open('/expo/directory?expoSlug=baby-fair-kl&booth=B09');
  expect(chosen).toContain('Bekal');
  expect(listOf(chosen)).toContain('Cloudnap');
  expect(listOf(chosen)).not.toContain('Bekal');
});

it('a search that is also the name of a place lists all booths that it found', async () => {
  const rowsOf = (html: string) =>
    /<ul[^>]*aria-label="Booths".*?<\/ul>/s.exec(html)?.[0].match(/booth=/g)?.length ?? 0;
  const html = await mapWithFood(20);
  expect(html).toContain('Also 20 booths, in the list.');
  expect(rowsOf(html)).toBe(20);
  expect(await mapWithFood(1)).toContain('Also 1 booth, in the list.');
  expect(await mapWithFood(0)).not.toContain(', in the list');
});

it('the places of the hall are listed with what they are and what is near, also those without a chip', async () => {
  const places = (html: string) => {
    const [list = ''] = /Places in Hall.*?<\/ul>/s.exec(html) ?? [];
    return [...list.matchAll(/<li><a[^>]*href="([^"]*)"[^>]*>(.*?)<\/li>/g)].map(
      ([, href = '', text = '']) => [
        text.replace(/<[^>]*>/g, ''),
        new URL(href.replaceAll('&amp;', '&'), 'https://yhello.test').searchParams.get('place'),
      ],
    );
  };
  const listed = places(await open('/expo/directory?expoSlug=baby-fair-kl'));
  expect(listed).toContainEqual(['Play arena, Near booth B16', 'Play arena']);
  expect(listed).toContainEqual(['Feeding corner, Near Play arena', 'Feeding corner']);
  expect(places(await open('/expo/directory?expoSlug=baby-fair-kl&place=food'))).toContainEqual([
    'Café, Food, near booth A18',
    null,
  ]);
});

it('where a place is in several halls, each that is not shown is a link that keeps the place', async () => {
  const html = await open('/expo/directory?expoSlug=baby-fair-kl&place=food');
  const [result = ''] = /<b>Food.*?<\/p>/.exec(html) ?? [];
  expect(result.replace(/<[^>]*>/g, '')).toMatch(/^Food: Hall 1 and Hall 2\./);
  const links = [...result.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));
  expect(links).toEqual(['/expo/directory?expoSlug=baby-fair-kl&place=food&hall=Hall+2']);
});

it.each(['/expo/directory', '/exhibitors'])(
  '%s offers no map of a hall whose booths are all to be confirmed',
  async (path) => {
    const fromServer = createSsrQueryFn(server.deps);
    const fetchQuery: RenderInput['fetchQuery'] = async (key) => {
      const answer = (await fromServer(key)) as { items?: object[]; plans?: unknown };
      if (key[0] !== 'businesses.exhibitors.list') return answer;
      const items = answer.items?.map((item) => ({ ...item, booth: 'TBC', isOffPlan: true }));
      return { ...answer, items, plans: [] };
    };
    const url = `${path}?expoSlug=baby-fair-kl`;
    const page = await render({ url, renderedAt: TEST_NOW_MS, fetchQuery, origin: 'https://yhello.test' });
    const html = ('html' in page ? page.html : '').replace(/<!--.*?-->/g, '');
    expect(html).toMatch(/No plan (of Hall 1 )?yet/);
    expect(html).not.toContain('Map of Hall 1');
  },
);

it('a hall where a search found only booths that are to be confirmed is named, and is no link to nowhere', async () => {
  const fromServer = createSsrQueryFn(server.deps);
  const fetchQuery: RenderInput['fetchQuery'] = async (key) => {
    const answer = (await fromServer(key)) as { items?: object[] };
    const waiting = { hall: 'Hall 2', booth: 'TBC', isOffPlan: true };
    const items = answer.items?.map((item, i) => ({
      ...item,
      ...(i > 0 ? waiting : { hall: 'Hall 1' }),
      tagline: 'Zebra',
    }));
    return key[0] === 'businesses.exhibitors.list' ? { ...answer, items } : answer;
  };
  const url = '/expo/directory?expoSlug=baby-fair-kl&text=zebra';
  const page = await render({ url, renderedAt: TEST_NOW_MS, fetchQuery, origin: 'https://yhello.test' });
  const html = ('html' in page ? page.html : '').replace(/<!--.*?-->/g, '');
  expect(html).toContain('<p>2 booths for “zebra”: 1 in Hall 1 and 1 in Hall 2.</p>');
});

it('nobody can follow the signs of an expo that is over', async () => {
  const signs = 'follow the signs in the hall';
  expect(await open('/expo/directory?expoSlug=baby-fair-kl')).toContain(signs);
  const past = await open('/expo/directory?expoSlug=mother-and-baby-shah-alam');
  expect(past).not.toContain(signs);
  expect(past).toContain('This expo is over.');
});
