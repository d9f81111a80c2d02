import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brandPageSchema, brandSchema } from '../../../src/domain/shop/brand-schema.ts';
import { fetchAllPages, queryParsed } from '../../support/query-as-stranger.ts';
import { startTestServer, type TestServer } from '../../support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe('Brands', () => {
  it('are listed by name, in pages', async () => {
    const all = await fetchAllPages((more) => queryParsed(server, 'brands.list', brandPageSchema, more), 7);
    expect(new Set(all.map(({ slug }) => slug)).size).toBe(all.length);
    const names = all.map(({ name }) => name.toLowerCase().replace(/[^a-z ]/g, ''));
    expect(names).toEqual(names.toSorted());
  });

  it('can be filtered by category, letter and word', async () => {
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
    const inCategory = await queryParsed(server, 'brands.list', brandPageSchema, {
      category: 'play',
      letter: 'B',
    });
    const all = await queryParsed(server, 'brands.list', brandPageSchema, { category: 'play' });
    expect(inCategory.letters).toEqual([...new Set(all.items.map(({ letter }) => letter))]);
    expect(inCategory.letters.length).toBeLessThan(letters.length);
  });

  it('come with story, deals, booths and products', async () => {
    const brand = await queryParsed(server, 'brands.detail', brandSchema, { slug: 'little-sprout' });
    expect(brand.products).not.toEqual([]);
    expect(brand.products.every((product) => product.brand.slug === brand.slug)).toBe(true);
    expect(brand.booths).toContainEqual({ expoSlug: 'baby-fair-kl', hall: 'Hall 1', booth: 'B14' });
    expect(brand.deals.some(({ expoSlug }) => expoSlug === null)).toBe(true);
    expect(brand.story).toMatch(/^<p>/);
  });
});
