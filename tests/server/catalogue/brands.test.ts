import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedCatalogue } from '../../../server/seed/catalogue.ts';
import { brandPageSchema, brandSchema } from '../../../src/domain/brand.ts';
import { type ExhibitorPage, exhibitorPageSchema } from '../../../src/domain/exhibitor.ts';
import { ask, walk } from '../../support/ask.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await seedCatalogue(server.db);
});
afterAll(() => server.close());

describe('brands', () => {
  it('are listed by name, a page at a time', async () => {
    const all = await walk((more) => ask(server, 'brands.list', brandPageSchema, more), 7);
    expect(all).toHaveLength(40);
    const names = all.map(({ name }) => name.toLowerCase().replace(/[^a-z ]/g, ''));
    expect(names).toEqual(names.toSorted());
  });

  it('can be of one category or letter, or found by a word', async () => {
    const slugs = async (input: object) =>
      (await ask(server, 'brands.list', brandPageSchema, input)).items.map(({ slug }) => slug);
    expect(await slugs({ category: 'Services' })).toEqual([
      'cerita-studio',
      'first-ringgit',
      'sinar-confinement',
    ]);
    expect(await slugs({ letter: 'N' })).toEqual(['nenek-ros', 'north-nest']);
    expect(await slugs({ text: 'strollers' })).toEqual(['rollo']);
  });

  it('come with story, deals, booths and products', async () => {
    const brand = await ask(server, 'brands.detail', brandSchema, { slug: 'little-sprout' });
    expect(brand.products).toHaveLength(5);
    expect(brand.booths).toContainEqual({ expoSlug: 'baby-fair-kl', hall: 'Hall 1', booth: 'B14' });
    expect(brand.deals.some(({ expoSlug }) => expoSlug === null)).toBe(true);
    expect(brand.story).toMatch(/^<p>/);
  });
});

describe('exhibitors', () => {
  const at = (expoSlug: string, more: object = {}): Promise<ExhibitorPage> =>
    ask(server, 'exhibitors.list', exhibitorPageSchema, { expoSlug, ...more });

  it('are those of one expo, with all of its halls and letters', async () => {
    const page = await at('baby-fair-kl', { limit: 5 });
    expect([page.items.length, page.total]).toEqual([5, 40]);
    expect(page.halls).toEqual(['Hall 1', 'Hall 2']);
    expect(page.letters).toContain('W');
    expect(page.letters).toEqual(page.letters.toSorted());
    const all = await walk((more) => at('baby-fair-kl', more), 9);
    expect(new Set(all.map(({ booth }) => booth)).size).toBe(40);
    expect((await at('little-ones-penang')).total).toBe(15);
  });

  it('can be of one hall or letter, and halls and letters stay', async () => {
    const page = await at('baby-fair-kl', { hall: 'Hall 2', letter: 'S', limit: 48 });
    expect(page.items.map(({ slug }) => slug)).toEqual(['snugride', 'soft-corners', 'suria-care']);
    expect(page.halls).toEqual(['Hall 1', 'Hall 2']);
    expect(page.letters.length).toBeGreaterThan(10);
  });

  it('are found by name and by booth', async () => {
    const slugs = async (text: string) => (await at('baby-fair-kl', { text })).items.map(({ slug }) => slug);
    expect(await slugs('little')).toEqual(['little-batik', 'little-sprout']);
    expect(await slugs('b14')).toEqual(['little-sprout']);
    expect(await slugs('C21 ')).toEqual(['snugride']);
    expect(await slugs('b1')).toEqual([]);
  });

  it('are not found at an expo that there is not', async () => {
    const { status, code } = await server.query('businesses.exhibitors.list', { expoSlug: 'nowhere' });
    expect([status, code]).toEqual([404, 'NOT_FOUND']);
  });
});
