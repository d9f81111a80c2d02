import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importContent } from '../../../server/content/import-content.ts';
import { expos, products, starBuys } from '../../../server/db/schema.ts';
import { type ExhibitorList, exhibitorListSchema } from '../../../src/domain/expo/exhibitor.ts';
import { brandSchema } from '../../../src/domain/shop/brand-schema.ts';
import { queryParsed } from '../../support/query-as-stranger.ts';
import { importSample, readSample } from '../../support/sample-content.ts';
import { startTestServer, TEST_NOW_MS, type TestServer } from '../../support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe('Exhibitors', () => {
  const exhibitorsOf = (expoSlug: string): Promise<ExhibitorList> =>
    queryParsed(server, 'exhibitors.list', exhibitorListSchema, { expoSlug });

  it('are listed by name, each with a different booth', async () => {
    const { items } = await exhibitorsOf('baby-fair-kl');
    expect(items).toHaveLength(40);
    expect(new Set(items.map(({ booth }) => booth)).size).toBe(40);
    const names = items.map(({ name }) => name.toLowerCase().replace(/[^a-z ]/g, ''));
    expect(names).toEqual(names.toSorted());
    expect(items.find(({ slug }) => slug === 'little-sprout')).toMatchObject({
      hall: 'Hall 1',
      booth: 'B14',
    });
    expect((await exhibitorsOf('little-ones-penang')).items).toHaveLength(15);
  });

  it('come with the slugs of all expos that have exhibitors', async () => {
    const { expoSlugs } = await exhibitorsOf('baby-fair-kl');
    expect(expoSlugs).toContain('year-end-baby-expo');
    for (const slug of expoSlugs) expect((await exhibitorsOf(slug)).items.length).toBeGreaterThan(0);
  });

  it('have star buys if a product of theirs is one there, and the expo shows them', async () => {
    const sellers = async () =>
      (await exhibitorsOf('baby-fair-kl')).items.filter(({ hasStarBuys }) => hasStarBuys);
    const brands = server.db
      .selectDistinct({ slug: products.brandSlug })
      .from(products)
      .innerJoin(starBuys, eq(starBuys.productSlug, products.slug))
      .where(eq(starBuys.expoSlug, 'baby-fair-kl'));
    const slugs = new Set((await brands).map(({ slug }) => slug));
    const before = (await sellers()).map(({ slug }) => slug);
    expect(before.length).toBeGreaterThan(1);
    expect(before.filter((slug) => !slugs.has(slug))).toEqual([]);
    const show = (showStarbuys: boolean) =>
      server.db.update(expos).set({ showStarbuys }).where(eq(expos.slug, 'baby-fair-kl'));
    await show(false);
    expect(await sellers()).toEqual([]);
    await show(true);
  });

  it('are not found for an unknown expo', async () => {
    const { status, code } = await server.rpcQuery('businesses.exhibitors.list', { expoSlug: 'nowhere' });
    expect([status, code]).toEqual([404, 'NOT_FOUND']);
  });

  it('may share a booth, which each of them has', async () => {
    const { organiser, content } = await readSample();
    const [first, ...others] = content.exhibitors.filter(({ expo }) => expo === 'expo-baby-fair-kl');
    const [second] = others;
    if (!first || !second) throw new Error('The sample has too few exhibitors');
    const guest = { ...first, id: 'guest', brand: second.brand };
    const exhibitors = [...content.exhibitors, guest];
    await importContent(server.db, { organiser, content: { ...content, exhibitors } }, new Date(TEST_NOW_MS));
    const { items } = await exhibitorsOf('baby-fair-kl');
    expect(items.filter(({ booth }) => booth === first.booth)).toHaveLength(2);
    await importSample(server.db, TEST_NOW_MS);
  });

  it('say which booths no plan shows, here and with their brands', async () => {
    const { organiser, content } = await readSample();
    const [first, ...others] = content.exhibitors;
    if (!first) throw new Error('The sample has no exhibitors');
    const exhibitors = [{ ...first, booth: 'Z99' }, ...others];
    await importContent(server.db, { organiser, content: { ...content, exhibitors } }, new Date(TEST_NOW_MS));
    const { items } = await exhibitorsOf('baby-fair-kl');
    expect(items.filter(({ isOffPlan }) => isOffPlan).map(({ booth }) => booth)).toEqual(['Z99']);
    const { booths } = await queryParsed(server, 'brands.detail', brandSchema, { slug: 'little-sprout' });
    expect(booths.filter(({ isOffPlan }) => isOffPlan).map(({ booth }) => booth)).toEqual(['Z99']);
    await importSample(server.db, TEST_NOW_MS);
  });
});
