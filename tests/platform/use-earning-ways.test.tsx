import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { flagQueries } from '../../src/platform/flag-queries.ts';
import { useEarningWays } from '../../src/platform/use-earning-ways.ts';
import { render } from '../support/render.tsx';

function Promised() {
  const pays = useEarningWays();
  return (
    <p>
      {pays('check-in') && 'check-in'} {pays('birthday') && 'birthday'}
    </p>
  );
}

it('Only what the organiser pays for is promised', () => {
  const client = new QueryClient({ defaultOptions: { queries: { queryFn: () => null } } });
  client.setQueryData(flagQueries.all().queryKey, { 'pays:check-in': true, 'pays:birthday': false });
  render(
    <QueryClientProvider client={client}>
      <Promised />
    </QueryClientProvider>,
  );
  expect(document.querySelector('p')?.textContent?.trim()).toBe('check-in');
});
