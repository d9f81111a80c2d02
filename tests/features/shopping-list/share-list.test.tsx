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

const LIST_ID = '7d7b1a52-58a1-4c0a-9c5b-0a4f5a1f0e11';

const sheet = page.getByRole('dialog', { name: /^(Share this|This) list$/ });
const button = (name: string) => sheet.getByRole('button', { name, exact: true });

/** Farah's phone: she owns the list. Whom she removes is removed at once. */
const showSheet = (...people: ListPerson[]) => openSheet({ sub: 'farah', people });

/** Hadi's phone: he shares Farah's list. */
const showJoinedSheet = (...people: ListPerson[]) => openSheet({ sub: 'hadi', listId: LIST_ID, people });

async function openSheet({ sub, listId, people }: { sub: string; listId?: string; people: ListPerson[] }) {
  const client = createQueryClient(() => new Promise(() => {}));
  onTestFinished(() => client.clear());
  const { queryKey } = shoppingListQueries.items('expo-1', true);
  const setPeople = (next: readonly ListPerson[]) =>
    client.setQueryData(queryKey, {
      id: null,
      items: [],
      removed: [],
      budget: null,
      people: listId ? [] : [...next],
      shared: listId ? [{ id: listId, items: [], removed: [], budget: null, people: [...next] }] : [],
    } satisfies ShoppingItemList);
  setPeople(people);
  const removed: string[] = [];
  const onLeft = vi.fn();
  vi.mocked(runMutation)
    .mockClear()
    .mockImplementation(async (path, input: object) => {
      if (path === 'users.sharedLists.leave') return { left: true } as never;
      if (!('by' in input)) return { secret: 's'.repeat(32) } as never;
      removed.push(String(input.by));
      setPeople(people.filter(({ by }) => !removed.includes(by)));
      return { removed: true } as never;
    });
  const store = createStore();
  store.set(sessionAtom, { ...signedOutSession, isAuth: true, isUserReady: true, sub });
  render(
    <Provider store={store}>
      <QueryClientProvider client={client}>
        <AlertProvider>
          <ShareList expo={expo} listId={listId} onLeft={onLeft} />
        </AlertProvider>
      </QueryClientProvider>
    </Provider>,
  );
  await page.getByRole('button').click();
  await expect.element(sheet).toBeVisible();
  return { removed, setPeople, onLeft };
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

it('A member leaves a list only after a question, and has no say on the others', async () => {
  const { onLeft } = await showJoinedSheet(farah, hadi, mak);
  expect(sheet.getByRole('button', { name: /^Remove/ }).query()).toBeNull();
  await button('Leave this list').click();
  const question = sheet.getByRole('alertdialog', { name: 'Leave this list?' });
  await expect.element(question).toHaveFocus();
  await button('Stay').click();
  expect(question.query()).toBeNull();
  expect(runMutation).not.toHaveBeenCalled();
  await button('Leave this list').click();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect.poll(() => onLeft).toHaveBeenCalledOnce();
  expect(runMutation).toHaveBeenCalledExactlyOnceWith('users.sharedLists.leave', { listId: LIST_ID });
});

it.each([
  { asked: 'Remove Hadi', no: 'Keep', show: showSheet },
  { asked: 'Leave this list', no: 'Stay', show: showJoinedSheet },
])('A slow second tap on “$asked” changes nothing', async ({ asked, no, show }) => {
  const { removed, onLeft } = await show(farah, hadi, mak);
  // It slides in.
  await Promise.all(document.getAnimations().map(({ finished }) => finished));
  const { right, top, bottom } = button(asked).element().getBoundingClientRect();
  await button(asked).click();
  await expect.element(sheet.getByRole('alertdialog', { name: `${asked}?` })).toBeVisible();
  expect(removed).toEqual([]);
  expect(onLeft).not.toHaveBeenCalled();
  expect(document.elementFromPoint(right - 20, (top + bottom) / 2)?.textContent).toBe(no);
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
