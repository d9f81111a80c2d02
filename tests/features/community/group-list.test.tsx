// The order of the layers, before the first rule in one of them.
import '../../../src/styles/tokens.css';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { GroupList } from '../../../src/features/community/group-list.tsx';
import { communityQueries } from '../../../src/features/community/queries.ts';
import { render } from '../../support/render.tsx';

const group = {
  slug: 'a',
  name: 'Bapa-Bapa',
  stage: 'family' as const,
  area: 'Shah Alam',
  picture: 'group-bapa-bapa',
  languages: ['English'],
  meetsWhen: 'Mondays',
  meetsWhere: 'By the lake',
  about: '<p>Fathers walk.</p>',
  howToJoin: ['Come.'],
};

it('In a row of groups, when and where stands right below the text of each card, however long another one is', async () => {
  await page.viewport(1440, 900);
  const client = new QueryClient({
    defaultOptions: { queries: { queryFn: () => new Promise(() => {}), staleTime: Infinity } },
  });
  const long = { ...group, slug: 'b', name: 'Fathers who walk round the lake '.repeat(5) };
  client.setQueryData(communityQueries.groups().queryKey, [group, long]);
  render(
    <QueryClientProvider client={client}>
      <GroupList stage={undefined} />
    </QueryClientProvider>,
  );
  await expect.element(page.getByText('How to join').first()).toBeVisible();
  await expect.element(page.getByText('Fathers walk.').first()).toBeVisible();
  const topsOf = (text: string) =>
    page
      .getByText(text)
      .elements()
      .map((element) => element.getBoundingClientRect().top);
  const texts = topsOf('Fathers walk.');
  const [first, second] = topsOf('Mondays').map((top, i) => top - (texts[i] ?? Number.NaN));
  expect(first).toBeGreaterThan(0);
  expect(first).toBe(second);
});
