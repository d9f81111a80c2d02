import { QueryClientProvider } from '@tanstack/react-query';
import { createStore, Provider } from 'jotai';
import { expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { ListPerson, ShoppingItemList } from '../../../src/domain/shop/shopping-list.ts';
import { shoppingListQueries } from '../../../src/features/shopping-list/queries.ts';
import { ShareList } from '../../../src/features/shopping-list/share-list.tsx';
import { createQueryClient } from '../../../src/platform/query-client.ts';
import { runMutation } from '../../../src/platform/run-mutation.ts';
import { sessionAtom, signedOutSession } from '../../../src/platform/session/session-state.ts';
import { AlertProvider } from '../../../src/ui/alert.tsx';
import { render } from '../../support/render.tsx';

vi.mock('../../../src/platform/run-mutation.ts', { spy: true });

const expo = { id: 'expo-1', slug: 'spring', name: 'Spring Fair' } as never;
const farah: ListPerson = { by: 'farah', name: 'Farah', isOwner: true };
const [hadi, mak] = ['Hadi', 'Mak'].map(
  (name): ListPerson => ({ by: name.toLowerCase(), name, isOwner: false }),
) as [ListPerson, ListPerson];

const sheet = page.getByRole('dialog', { name: 'Share this list' });
const button = (name: string) => sheet.getByRole('button', { name, exact: true });

/** Farah's phone: she owns the list. Whom she removes is removed at once. */
async function showSheet(...people: ListPerson[]) {
  const client = createQueryClient(() => new Promise(() => {}));
  onTestFinished(() => client.clear());
  const { queryKey } = shoppingListQueries.items('expo-1', true);
  const setPeople = (next: readonly ListPerson[]) =>
    client.setQueryData(queryKey, {
      id: null,
      items: [],
      removed: [],
      budget: null,
      people: [...next],
      shared: [],
    } satisfies ShoppingItemList);
  setPeople(people);
  const removed: string[] = [];
  vi.mocked(runMutation).mockImplementation(async (_, input: object) => {
    if (!('by' in input)) return { secret: 's'.repeat(32) } as never;
    removed.push(String(input.by));
    setPeople(people.filter(({ by }) => !removed.includes(by)));
    return { removed: true } as never;
  });
  const store = createStore();
  store.set(sessionAtom, { ...signedOutSession, isAuth: true, isUserReady: true, sub: 'farah' });
  render(
    <Provider store={store}>
      <QueryClientProvider client={client}>
        <AlertProvider>
          <ShareList expo={expo} listId={undefined} onLeft={() => {}} />
        </AlertProvider>
      </QueryClientProvider>
    </Provider>,
  );
  await page.getByRole('button').click();
  await expect.element(sheet).toBeVisible();
  return { removed, setPeople };
}

it('A person is removed from a list only after a question', async () => {
  const { removed } = await showSheet(farah, hadi, mak);
  await button('Remove Hadi').click();
  const question = sheet.getByRole('alertdialog', { name: 'Remove Hadi?' });
  await expect.element(question).toHaveFocus();
  await button('Keep').click();
  expect(question.query()).toBeNull();
  expect(removed).toEqual([]);
  await button('Remove Hadi').click();
  await question.getByRole('button', { name: 'Remove' }).click();
  await expect.element(button('Remove Hadi')).not.toBeInTheDocument();
  await expect.element(button('Remove Mak')).toBeVisible();
  expect(removed).toEqual(['hadi']);
});

it('A slow second tap on “Remove” keeps the person', async () => {
  const { removed } = await showSheet(farah, hadi, mak);
  // It slides in.
  await Promise.all(document.getAnimations().map(({ finished }) => finished));
  const { right, top, bottom } = button('Remove Hadi').element().getBoundingClientRect();
  await button('Remove Hadi').click();
  await expect.element(sheet.getByRole('alertdialog', { name: 'Remove Hadi?' })).toBeVisible();
  expect(removed).toEqual([]);
  expect(document.elementFromPoint(right - 20, (top + bottom) / 2)?.textContent).toBe('Keep');
});

it('A link that somebody has used is not offered any more', async () => {
  const { setPeople } = await showSheet(farah, hadi);
  await button('Make a link').click();
  await expect.element(button('Send the link')).toBeVisible();
  setPeople([farah]);
  await expect.element(button('Remove Hadi')).not.toBeInTheDocument();
  await expect.element(button('Send the link')).toBeVisible();
  setPeople([farah, mak]);
  await expect.element(button('Make a link')).toBeVisible();
  expect(button('Send the link').query()).toBeNull();
  expect(sheet.getByText('#join=', { exact: false }).query()).toBeNull();
});

it.each([
  [[], 'Send a link to one person. They see this list, and both of you tick, add and change.'],
  [[farah, hadi], 'Send a link to one more person. They see this list, and all of you tick, add and change.'],
])('What an invitation means is said for as many as share the list: %#', async (people, text) => {
  await showSheet(...people);
  await expect.element(sheet.getByText(text, { exact: false })).toBeVisible();
});
