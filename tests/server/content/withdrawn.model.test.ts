import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Content } from '../../../server/content/content-kinds.ts';
import { kindNames } from '../../../server/content/content-kinds.ts';
import { latestContent } from '../../../server/content/content-version.ts';
import { importContent } from '../../../server/content/import-content.ts';
import { movedAddress } from '../../../server/content/moved-address.ts';
import {
  brandFollows,
  cartItems,
  checkIns,
  contentAddresses,
  orderLines,
  orders,
  shoppingItems,
  vouchers,
  wishlistItems,
  withdrawnBrands,
  withdrawnProducts,
} from '../../../server/db/schema.ts';
import type { Order } from '../../../src/domain/shop/order.ts';
import type { ProductCard } from '../../../src/domain/shop/product.ts';
import { readSample } from '../../support/sample-content.ts';
import { startTestServer, TEST_NOW_MS, type TestServer } from '../../support/test-server.ts';

const SUB = 'mei';
const AT = new Date(TEST_NOW_MS);

let server: TestServer;
let sample: Awaited<ReturnType<typeof readSample>>;
let everything: Content;
beforeAll(async () => {
  server = await startTestServer();
  sample = await readSample();
  const nothing = Object.fromEntries(kindNames.map((name) => [name, []])) as unknown as Content;
  const expos = sample.content.expos.slice(0, 2);
  const brands = sample.content.brands.slice(0, 3);
  const products = sample.content.products
    .filter(({ brand }) => brands.some(({ id }) => id === brand))
    .slice(0, 5);
  everything = { ...nothing, expos, brands, products };
  await insertVisitor();
});
afterAll(() => server.close());

/** Rows that name each expo, brand and product. */
async function insertVisitor(): Promise<void> {
  const [{ id: expoId = '' } = {}, { id: collectExpoId = '' } = {}] = everything.expos;
  const { db } = server;
  await db
    .insert(wishlistItems)
    .values(everything.products.map(({ id }) => ({ sub: SUB, productId: id, addedAt: AT })));
  await db
    .insert(cartItems)
    .values(everything.products.map(({ id }) => ({ sub: SUB, productId: id, quantity: 2 })));
  await db
    .insert(brandFollows)
    .values(everything.brands.map(({ id }) => ({ sub: SUB, brandId: id, followedAt: AT })));
  await db.insert(vouchers).values(
    everything.brands.map(({ id }) => ({
      ...{ id: `voucher-${id}`, sub: SUB, code: id, title: '10 off', terms: '', brandId: id },
      ...{ offSen: 1000, minSpendSen: 0, expiresOn: '2099-01-01' },
    })),
  );
  const sums = { discountSen: 0, deliverySen: 0, giftCardSen: 0, totalSen: 100, pointsEarned: 0 };
  await db
    .insert(orders)
    .values({ id: 'o', sub: SUB, number: 'YH-1', placedAt: AT, status: 'paid', collectExpoId, ...sums });
  await db.insert(orderLines).values(
    everything.products.map(({ id, name }, line) => ({
      ...{ sub: SUB, orderId: 'o', line, productId: id, name, brandName: '', quantity: 1, unitPriceSen: 100 },
    })),
  );
  await db.insert(shoppingItems).values({ id: 'item', sub: SUB, expoId, name: 'Socks', booth: 'B14' });
  await db
    .insert(checkIns)
    .values({ sub: SUB, expoId, day: '2026-11-20', checkedInAt: AT, trust: 'confirmed' });
}

const visitorTables = [wishlistItems, cartItems, brandFollows, vouchers, orders, orderLines, shoppingItems];
const storedRows = () =>
  Promise.all([...visitorTables, checkIns].map((table) => server.db.select().from(table)));

/** Which entries a folder has, and under which of a few slugs that they share. */
type Step = { slugs: (number | null)[] };
const SLUGS = 5;
const stepOf = (count: number) =>
  fc.record({ slugs: fc.array(fc.option(fc.nat(SLUGS - 1)), { minLength: count, maxLength: count }) });

const named = <T extends { id: string; slug: string | null }>(entries: T[], { slugs }: Step): T[] => {
  const taken = new Set<number>();
  return entries.flatMap((entry, i) => {
    const slug = slugs[i] ?? null;
    if (slug === null || taken.has(slug)) return [];
    taken.add(slug);
    return { ...entry, slug: `name-${slug}` };
  });
};

type Steps = { expos: Step; brands: Step; products: Step };
const steps = fc.array(fc.record({ expos: stepOf(2), brands: stepOf(3), products: stepOf(5) }), {
  minLength: 1,
  maxLength: 5,
});

const inOrder = (count: number): Step => ({ slugs: Array.from({ length: count }, (_, i) => i) });
const ALL: Steps = { expos: inOrder(2), brands: inOrder(3), products: inOrder(5) };

function folderOf(step: Steps): Content {
  const brands = named(everything.brands, step.brands);
  const products = named(everything.products, step.products);
  return {
    ...everything,
    expos: named(everything.expos, step.expos),
    brands,
    products: products.filter(({ brand }) => brands.some(({ id }) => id === brand)),
  };
}

const query = async <T>(path: string, input?: unknown) => (await server.rpcQuery(path, input, SUB)).data as T;
const apply = (content: Content) => importContent(server.db, { organiser: sample.organiser, content }, AT);
const bySlug = (cards: readonly { slug: string }[]) => cards.map(({ slug }) => slug).toSorted();

/** The slug under which each entry was listed last, and which entry had each slug last. */
type Known = { slugOf: Map<string, string>; holderOf: Map<string, string> };

async function expectShown(content: Content, { slugOf, holderOf }: Known): Promise<void> {
  const listed = new Set([...content.expos, ...content.brands, ...content.products].map(({ id }) => id));
  const shown = (entries: readonly { id: string; name: string }[]) =>
    entries
      .map(({ id, name }) => ({ slug: slugOf.get(id), name, isGone: !listed.has(id) }))
      .toSorted((a, b) => a.name.localeCompare(b.name));
  const cardsOf = (cards: readonly Pick<ProductCard, 'slug' | 'name' | 'isWithdrawn'>[]) =>
    cards
      .map(({ slug, name, isWithdrawn = false }) => ({ slug, name, isGone: isWithdrawn }))
      .toSorted((a, b) => a.name.localeCompare(b.name));

  const wishes = await query<{ product: ProductCard }[]>('users.wishlist.list');
  expect(cardsOf(wishes.map(({ product }) => product))).toEqual(shown(everything.products));
  const lines = await query<{ product: ProductCard }[]>('users.carts.list');
  expect(cardsOf(lines.map(({ product }) => product))).toEqual(shown(everything.products));
  const follows = await query<{ brand: ProductCard }[]>('users.follows.list');
  expect(cardsOf(follows.map(({ brand }) => brand))).toEqual(shown(everything.brands));
  const owned = await query<{ brand: ProductCard }[]>('users.vouchers.list');
  expect(cardsOf(owned.map(({ brand }) => brand))).toEqual(shown(everything.brands));
  const [order] = await query<Order[]>('users.orders.list');
  expect(order?.lines.map(({ isWithdrawn = false }) => isWithdrawn)).toEqual(
    everything.products.map(({ id }) => !listed.has(id)),
  );
  expect(order?.collectAt?.expoName).toBe(everything.expos[1]?.name);

  expect(bySlug((await query<{ items: ProductCard[] }>('businesses.products.list')).items)).toEqual(
    bySlug(content.products as { slug: string }[]),
  );
  expect(bySlug((await query<{ items: ProductCard[] }>('businesses.brands.list')).items)).toEqual(
    bySlug(content.brands as { slug: string }[]),
  );
  for (const [kind, path] of [
    ['products', '/products/'],
    ['brands', '/brands/'],
    ['expos', '/expo?expoSlug='],
  ] as const)
    for (const { id, name } of everything[kind])
      for (const [address, holder] of holderOf) {
        const slug = address.split(' ')[1] ?? '';
        if (holder !== id || !address.startsWith(kind)) continue;
        const detail = await query<{ name: string; isWithdrawn?: boolean }>(`businesses.${kind}.detail`, {
          slug,
        });
        expect(detail).toMatchObject({ name, slug: slugOf.get(id) });
        expect(detail.isWithdrawn ?? false).toBe(!listed.has(id));
        const moved = await movedAddress(server.db, new URL(`http://x${path}${slug}`));
        expect(moved).toBe(listed.has(id) && slug !== slugOf.get(id) ? path + slugOf.get(id) : null);
      }
}

it('What a folder no longer has stays where visitors have it, and comes back under its id', async () => {
  const before = await storedRows();
  await fc.assert(
    fc.asyncProperty(steps, async (folders) => {
      await apply(everything);
      for (const table of [contentAddresses, withdrawnBrands, withdrawnProducts])
        await server.db.delete(table);
      const known: Known = { slugOf: new Map(), holderOf: new Map() };
      for (const content of [ALL, ...folders].map(folderOf)) {
        await apply(content);
        for (const kind of ['expos', 'brands', 'products'] as const)
          for (const { id, slug } of content[kind]) {
            known.slugOf.set(id, slug ?? '');
            known.holderOf.set(`${kind} ${slug}`, id);
          }
        const { version } = await latestContent(server.db);
        expect(await apply(content)).toBe(false);
        expect((await latestContent(server.db)).version).toBe(version);
        expect(await storedRows()).toEqual(before);
        await expectShown(content, known);
      }
    }),
    { numRuns: 8 },
  );
});
