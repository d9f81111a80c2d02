import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Content } from '../../../server/content/content-kinds.ts';
import { recordSlugs } from '../../../server/content/slug-history.ts';
import { withdrawMissing } from '../../../server/content/withdraw-missing.ts';
import { insertBatchesOf } from '../../../server/db/insert-batches.ts';
import { contentAddresses, products, withdrawnProducts } from '../../../server/db/schema.ts';
import { startTestServer, type TestServer } from '../../support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const numbers = (count: number) => Array.from({ length: count }, (_, i) => i);

/** Content with as many products, and nothing else. */
const contentOf = (count: number) => {
  const entries = numbers(count).map((i) => ({ id: `p-${i}`, slug: null }));
  return { expos: [], brands: [], products: entries } as unknown as Content;
};

it('The addresses of more products than a statement has values for are kept', async () => {
  await server.db.transaction((tx) => recordSlugs(tx, contentOf(22_000)));
  expect(await server.db.$count(contentAddresses)).toBeGreaterThanOrEqual(22_000);
});

it('What a folder no longer has is kept, however many others it has', async () => {
  const before = await server.db.$count(products);
  await server.db.transaction((tx) => withdrawMissing(tx, contentOf(66_000)));
  expect(await server.db.$count(withdrawnProducts)).toBe(before);
});

it('Rows are inserted in parts, none is left out, and none is empty', () => {
  for (const count of [0, 1, 499, 500, 501, 1_000]) {
    const batches = insertBatchesOf(numbers(count));
    expect(batches.flat()).toEqual(numbers(count));
    expect(batches.every(({ length }) => length > 0 && length <= 500)).toBe(true);
  }
});
