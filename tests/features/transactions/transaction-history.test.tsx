import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { TransactionHistory } from '../../../src/features/transactions/transaction-history.tsx';
import { render } from '../../support/render.tsx';

const queryFn = () => ({ items: [], total: 0, nextCursor: null });

it.each([
  [null, 'No activity yet', 'Points you earn and what you pay for orders show here.'],
  ['points', 'No activity yet', 'Points you earn show here.'],
  ['money', 'No payments yet', 'Money you spend with us shows here.'],
] as const)('Without transactions of the kind %s the page speaks of no other', async (kind, title, text) => {
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { queryFn } } })}>
      <TransactionHistory kind={kind} />
    </QueryClientProvider>,
  );
  await expect.element(page.getByRole('heading', { name: title })).toBeVisible();
  await expect.element(page.getByText(text)).toBeVisible();
});
