import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { contentPageQueries } from '../../../src/features/content-pages/queries.ts';
import { legalPageModule } from '../../../src/pages/legal/legal-page.tsx';

const { queryKey } = contentPageQueries.detail('terms-of-use');
const { head } = legalPageModule('terms-of-use', 'What holds between us.');

it('the line below the title is awaited while the text loads, and given up once that has failed', async () => {
  const client = new QueryClient();
  expect(head(client).facts).toBe('');
  await client.prefetchQuery({ queryKey, queryFn: () => Promise.reject(new Error('no')), retry: false });
  expect(head(client).facts).toBeUndefined();
});
