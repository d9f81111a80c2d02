import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ExhibitorList, exhibitorListSchema } from '../../../src/domain/expo/exhibitor.ts';
import { brandPageSchema, brandSchema } from '../../../src/domain/shop/brand.ts';
import { fetchAllPages, queryParsed } from '../../support/query-as-stranger.ts';
import { startTestServer, type TestServer } from '../../support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe('brands', () => {
  it('are listed by name, a page at a time', async () => {
    const all = await fetchAllPages((more) => queryParsed(server, 'brands.list', brandPageSchema, more), 7);
    expect(all).toHaveLength(40);
    const names = all.map(({ name }) => name.toLowerCase().replace(/[^a-z ]/g, ''));
    expect(names).toEqual(names.toSorted());
  });

  it('can be of one category or letter, or found by a word', async () => {
    const slugs = async (input: object) =>
      (await queryParsed(server, 'brands.list', brandPageSchema, input)).items.map(({ slug }) => slug);
    expect(await slugs({ category: 'Services' })).toEqual([
      'cerita-studio',
      'first-ringgit',
      'sinar-confinement',
    ]);
    expect(await slugs({ letter: 'N' })).toEqual(['nenek-ros', 'north-nest']);
    expect(await slugs({ text: 'strollers' })).toEqual(['rollo']);
    const { letters } = await queryParsed(server, 'brands.list', brandPageSchema, { letter: 'N' });
    expect(letters).toContain('W');
    expect(letters).toEqual(letters.toSorted());
  });

  it('come with story, deals, booths and products', async () => {
    const brand = await queryParsed(server, 'brands.detail', brandSchema, { slug: 'little-sprout' });
    expect(brand.products).toHaveLength(5);
    expect(brand.booths).toContainEqual({ expoSlug: 'baby-fair-kl', hall: 'Hall 1', booth: 'B14' });
    expect(brand.deals.some(({ expoSlug }) => expoSlug === null)).toBe(true);
    expect(brand.story).toMatch(/^<p>/);
  });
});

describe('exhibitors', () => {
  const at = (expoSlug: string): Promise<ExhibitorList> =>
    queryParsed(server, 'exhibitors.list', exhibitorListSchema, { expoSlug });

  it('are all of one expo, by name, each at a booth of its own', async () => {
    const { items } = await at('baby-fair-kl');
    expect(items).toHaveLength(40);
    expect(new Set(items.map(({ booth }) => booth)).size).toBe(40);
    const names = items.map(({ name }) => name.toLowerCase().replace(/[^a-z ]/g, ''));
    expect(names).toEqual(names.toSorted());
    expect(items.find(({ slug }) => slug === 'little-sprout')).toMatchObject({
      hall: 'Hall 1',
      booth: 'B14',
    });
    expect((await at('little-ones-penang')).items).toHaveLength(15);
  });

  it('come with all expos that have some', async () => {
    const { expoSlugs } = await at('baby-fair-kl');
    expect(expoSlugs).toContain('year-end-baby-expo');
    for (const slug of expoSlugs) expect((await at(slug)).items.length).toBeGreaterThan(0);
  });

  it('are not found at an expo that there is not', async () => {
    const { status, code } = await server.rpcQuery('businesses.exhibitors.list', { expoSlug: 'nowhere' });
    expect([status, code]).toEqual([404, 'NOT_FOUND']);
  });
});
