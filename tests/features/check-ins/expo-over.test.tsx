import { QueryClientProvider } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import ExpoOver from '../../../src/features/check-ins/expo-over.tsx';
import { createQueryClient } from '../../../src/platform/query-client.ts';
import { render } from '../../support/render.tsx';

it('A past expo thanks who checked in there, and says to others that it is over', async () => {
  const client = createQueryClient(async () => [
    { expoId: 'spring', day: '2026-03-01', checkedInAt: '2026-03-01T02:00:00Z' },
  ]);
  render(
    <QueryClientProvider client={client}>
      <p>
        <ExpoOver expo={{ id: 'spring' }} />
      </p>
      <p>
        <ExpoOver expo={{ id: 'autumn' }} />
      </p>
    </QueryClientProvider>,
  );
  await expect.element(page.getByText('Thank you for coming', { exact: true })).toBeVisible();
  await expect.element(page.getByText('This expo is over', { exact: true })).toBeVisible();
});
