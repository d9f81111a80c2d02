// The order of the layers, before the first rule in one of them.
import '../../../src/styles/tokens.css';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createStore, Provider } from 'jotai';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { InboxList } from '../../../src/features/inbox/inbox-list.tsx';
import { inboxQueries } from '../../../src/features/inbox/queries.ts';
import { AlertProvider } from '../../../src/ui/alert.tsx';
import { render } from '../../support/render.tsx';

const message = {
  id: 'm1',
  title: 'Welcome',
  body: 'Hi.',
  path: '',
  createdAt: '2026-12-04T02:00:00Z',
  isRead: false,
};

/** The messages are there, and the poll of their number has the given answer, or none yet. */
function open(unread?: number, messages = [message]) {
  const client = new QueryClient({
    defaultOptions: { queries: { queryFn: () => new Promise(() => {}), staleTime: Infinity } },
  });
  client.setQueryData(inboxQueries.list().queryKey, {
    pages: [{ items: messages, total: messages.length, nextCursor: null }],
    pageParams: [null],
  });
  if (unread !== undefined) client.setQueryData(inboxQueries.unreadCount(true).queryKey, unread);
  render(
    <QueryClientProvider client={client}>
      <Provider store={createStore()}>
        <AlertProvider>
          <InboxList empty={null} />
        </AlertProvider>
      </Provider>
    </QueryClientProvider>,
  );
}

it.each([
  [undefined, ''],
  [1, '1 unread'],
  [0, 'All read'],
])('With %s unread messages the inbox says "%s"', async (unread, text) => {
  open(unread);
  await expect.element(page.getByText('Welcome')).toBeVisible();
  expect(page.getByRole('status').elements()[0]?.textContent).toBe(text);
});

it('The link of a message names it', async () => {
  open(0, [
    { ...message, isRead: true, path: '/profile' },
    { ...message, isRead: true, id: 'm2', title: 'Your order', path: '/orders' },
  ]);
  for (const details of document.querySelectorAll('details')) details.open = true;
  for (const name of ['Open Welcome', 'Open Your order'])
    await expect.element(page.getByRole('link', { name, exact: true })).toBeVisible();
});

it.each([
  // The widths within the gutters of phones 390 px and 320 px wide.
  [358, 'Welcome to the family', 2, 'beside'],
  [358, 'Booth change', 1, 'beside'],
  [700, 'Welcome to the family', 1, 'beside'],
  [288, 'Booth change', 1, 'below'],
])(
  'In a list %i px wide the title "%s" has %i lines, with its date %s the first',
  async (width, title, lines, place) => {
    await page.viewport(width, 844);
    open(0, [{ ...message, title, createdAt: '2025-10-28T02:00:00Z', isRead: true }]);
    const words = page.getByText(title, { exact: true });
    await expect.element(words).toBeVisible();
    const range = document.createRange();
    range.selectNodeContents(words.element());
    const found = range.getClientRects();
    expect(found).toHaveLength(lines);
    const date = page.getByText('28 Oct 2025').element().getBoundingClientRect();
    expect(date.top >= (found[0]?.bottom ?? 0) ? 'below' : 'beside').toBe(place);
  },
);
