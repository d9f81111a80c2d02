import { createTRPCUntypedClient, httpBatchLink } from '@trpc/client';
import superjson from 'superjson';
import type { AppRouter } from '../../server/contract.ts';

/** The request for two queries made together, as the client of the page sends it. */
export async function batchRequest(): Promise<string> {
  let address = '';
  const client = createTRPCUntypedClient<AppRouter>({
    links: [
      httpBatchLink({
        url: 'https://api.example/trpc',
        transformer: superjson,
        fetch: async (input) => {
          address = String(input);
          throw new Error('Only the address is wanted');
        },
      }),
    ],
  });
  await Promise.allSettled([
    client.query('businesses.settings.getAllFeatureFlags'),
    client.query('businesses.brands.detail', { slug: 'little-sprout' }),
  ]);
  return decodeURIComponent(address);
}

const wired = (value: unknown) => ({ result: { data: superjson.serialize(value) } });
const json = (value: unknown) => JSON.stringify(value, null, 2);

export const batchResponse = (): string =>
  json([
    wired([{ name: 'directoryState', enabled: true }]),
    {
      error: {
        json: {
          message: 'Brand Not Found',
          code: -32004,
          data: { code: 'NOT_FOUND', httpStatus: 404, path: 'businesses.brands.detail' },
        },
      },
    },
  ]);

/** How superjson writes what JSON has no form for. */
export const richValue = (): string =>
  json(superjson.serialize({ sentAt: new Date('2026-11-22T03:30:00Z'), note: undefined }));
