import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { importContent } from '../../../server/content/import-content.ts';
import { slugOf } from '../../../server/content/rows/slugs.ts';
import type { ActionName } from '../../../src/domain/delivery/actions.ts';
import { actionOf } from '../../support/action.fixture.ts';
import { deliverAction } from '../../support/deliver-actions.ts';
import { readSample } from '../../support/sample-content.ts';
import { startTestServer, TEST_NOW_MS, type TestServer } from '../../support/test-server.ts';

// A folder gives a product, and its brand, other ids under the same addresses, as after an export by another program.
// What a visitor has saved stays with the ids that are gone, and pages name all of it by the address.

const SUB = 'mei';
let server: TestServer;
let product: string;
let brand: string;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

let count = 0;
beforeEach(async () => {
  const { organiser, content } = await readSample();
  const [first] = content.products;
  const owner = content.brands.find(({ id }) => id === first?.brand);
  if (!first || !owner) throw new Error('The sample has no product');
  [product, brand] = [slugOf(first), slugOf(owner)];
  const importedAs = (productId: string, brandId: string) =>
    importContent(
      server.db,
      {
        organiser,
        content: {
          ...content,
          brands: content.brands.map((entry) =>
            entry === owner ? { ...entry, id: brandId, slug: brand } : entry,
          ),
          products: content.products.map((entry) => ({
            ...entry,
            ...(entry === first && { id: productId, slug: product }),
            ...(entry.brand === owner.id && { brand: brandId }),
          })),
          exhibitors: [],
          deals: [],
          'star-buys': [],
        },
      },
      new Date(TEST_NOW_MS),
    );
  count++;
  await importedAs(`old-${count}`, `old-${count}`);
  await tap('cart.set', { slug: product, quantity: 3, was: 0 });
  await tap('wishlist.set', { slug: product, isWished: true });
  await tap('brand.follow', { slug: brand, isFollowed: true });
  await importedAs(`new-${count}`, `new-${count}`);
});

const tap = async (name: ActionName, input: object) => {
  const result = await deliverAction(server, actionOf({ name, input, sub: SUB, tappedAt: TEST_NOW_MS }));
  expect(result).toMatchObject({ verdict: 'done' });
};
const query = async <T>(path: string) => (await server.rpcQuery(path, undefined, SUB)).data as T[];
type Card = { slug: string; isWithdrawn?: true };
const describeCard = ({ slug, isWithdrawn }: Card) => `${slug}${isWithdrawn ? ', gone' : ''}`;
const shown = async () => ({
  cart: (await query<{ product: Card; quantity: number }>('users.carts.list')).map(
    (line) => `${line.quantity} ${describeCard(line.product)}`,
  ),
  wishes: (await query<{ product: Card }>('users.wishlist.list')).map((item) => describeCard(item.product)),
  follows: (await query<{ brand: Card }>('users.follows.list')).map((item) => describeCard(item.brand)),
});

it('What has gone can be taken off a list, although something else has its address by now', async () => {
  expect(await shown()).toEqual({
    cart: [`3 ${product}, gone`],
    wishes: [`${product}, gone`],
    follows: [`${brand}, gone`],
  });
  await tap('cart.set', { slug: product, quantity: 0, was: 3 });
  await tap('wishlist.set', { slug: product, isWished: false });
  await tap('brand.follow', { slug: brand, isFollowed: false });
  expect(await shown()).toEqual({ cart: [], wishes: [], follows: [] });
});

it('What has the address now takes the place of what has gone, which a page could not tell from it', async () => {
  await tap('cart.set', { slug: product, quantity: 1, was: 0 });
  await tap('wishlist.set', { slug: product, isWished: true });
  await tap('brand.follow', { slug: brand, isFollowed: true });
  expect(await shown()).toEqual({ cart: [`1 ${product}`], wishes: [product], follows: [brand] });
  await tap('cart.set', { slug: product, quantity: 0, was: 1 });
  await tap('wishlist.set', { slug: product, isWished: false });
  await tap('brand.follow', { slug: brand, isFollowed: false });
});
