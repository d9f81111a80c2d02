import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createStore, Provider } from 'jotai';
import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { OfflineCopyNoteOf } from '../../src/pages/offline-copy-note-of.tsx';
import { browserOnlineAtom } from '../../src/platform/connectivity.ts';
import { render } from '../support/render.tsx';

const groups = { queryKey: ['groups'] };
const questions = { queryKey: ['questions'] };
const note = page.getByText(/^Saved on this device/);
/** In December of a year gone by, so that the note names the day. */
const december = (day: number) => Date.parse(`2024-12-0${day}T02:00:00Z`);

/** What is fetched when; 0 for a copy of unknown age. */
function show(fetched: { groups?: number; questions?: number }, isOnline = false) {
  const store = createStore();
  store.set(browserOnlineAtom, isOnline);
  const client = new QueryClient();
  onTestFinished(() => client.clear());
  for (const [key, updatedAt] of Object.entries(fetched)) client.setQueryData([key], [], { updatedAt });
  render(
    <QueryClientProvider client={client}>
      <Provider store={store}>
        <OfflineCopyNoteOf query={[groups, questions]} />
        <p>The rest</p>
      </Provider>
    </QueryClientProvider>,
  );
  return { client, store };
}

it('Of several answers, the oldest says how old the page is', async () => {
  show({ groups: december(4), questions: december(2) });
  await expect.element(note).toHaveTextContent(/^Saved on this device, as of .*2 Dec/);
});

it('Queries without a stored answer do not count, and without any stored answer there is no note', async () => {
  const { client } = show({});
  await expect.element(page.getByText('The rest')).toBeVisible();
  expect(note.query()).toBeNull();
  client.setQueryData(['groups'], [], { updatedAt: december(4) });
  await expect.element(note).toHaveTextContent(/as of .*4 Dec/);
});

it('Where the age of one is not known, no time is named', async () => {
  show({ groups: december(4), questions: 0 });
  await expect.element(note).toHaveTextContent(/^Saved on this device$/);
});

it('With signal there is no note', async () => {
  const { store } = show({ groups: december(4) });
  await expect.element(note).toBeVisible();
  store.set(browserOnlineAtom, true);
  await expect.element(note).not.toBeInTheDocument();
});
