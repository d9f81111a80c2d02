import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createStore, Provider } from 'jotai';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import VisitorSummary from '../../src/app/visitor-summary.tsx';
import type { Profile } from '../../src/domain/visitor/profile.ts';
import { profileQueries } from '../../src/features/profile/queries.ts';
import { sessionAtom, signedOutSession } from '../../src/platform/session/session-state.ts';
import { render } from '../support/render.tsx';

it('A verified profile has a badge, and is called verified once', async () => {
  const store = createStore();
  store.set(sessionAtom, { ...signedOutSession, isAuth: true, sub: 'anna', displayName: 'Anna' });
  const client = new QueryClient({ defaultOptions: { queries: { queryFn: () => new Promise(() => {}) } } });
  const profile = { displayName: 'Anna', profileVerificationStatus: 'verified' } as Profile;
  client.setQueryData(profileQueries.detail('anna').queryKey, profile);
  render(
    <QueryClientProvider client={client}>
      <Provider store={store}>
        <VisitorSummary />
      </Provider>
    </QueryClientProvider>,
  );
  await expect.element(page.getByText('Verified profile')).toBeVisible();
  expect(document.querySelectorAll('p > svg')).toHaveLength(1);
  expect(page.getByRole('img').elements()).toHaveLength(0);
});
