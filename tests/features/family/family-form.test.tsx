import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createStore, Provider } from 'jotai';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { Family, FamilySet } from '../../../src/domain/visitor/family.ts';
import { FamilyForm } from '../../../src/features/family/family-form.tsx';
import { setToday } from '../../../src/platform/clock.ts';
import { sessionAtom, signedOutSession } from '../../../src/platform/session/session-state.ts';
import { render } from '../../support/render.tsx';

const family: Family = {
  isExpecting: false,
  isParent: true,
  dueDate: null,
  children: [{ name: 'Kakak', birthDate: '2024-02-29' }],
  interests: [],
};

const flagsClient = (flags: object) =>
  new QueryClient({ defaultOptions: { queries: { queryFn: () => flags } } });

it('A draft that is taken up after a reload is a change of what the visitor saw when they began', async () => {
  const store = createStore();
  setToday(store, '2026-11-29');
  const sub = `mei-${crypto.randomUUID()}`;
  store.set(sessionAtom, { ...signedOutSession, isAuth: true, isUserReady: true, sub });
  const saved: FamilySet[] = [];
  const form = (key: string, shown: Family) => (
    <QueryClientProvider client={flagsClient({})}>
      <Provider store={store}>
        <FamilyForm
          key={key}
          family={shown}
          onSave={async (change) => saved.push(change)}
          onSkip={() => {}}
        />
      </Provider>
    </QueryClientProvider>
  );
  const { rerender } = render(form('before', family));
  await page.getByText('Books').click();
  // Meanwhile another phone has added a child.
  const adik = { name: 'Adik', birthDate: '2026-03-01' };
  rerender(form('after the reload', { ...family, children: [...family.children, adik] }));
  await page.getByText('Sleep').click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => saved).toEqual([{ ...family, interests: ['books', 'sleep'], was: family }]);
});

it.each([
  [{ 'pays:add-a-child': true }, 'You get the same points as for a child'],
  [{}, 'It shows in My Family'],
])('The due date says why it is kept, and that it can be removed: %o', async (flags, reason) => {
  const store = createStore();
  setToday(store, '2026-11-29');
  const saved: FamilySet[] = [];
  const expecting = { ...family, isExpecting: true, dueDate: '2027-03-01' };
  render(
    <QueryClientProvider client={flagsClient(flags)}>
      <Provider store={store}>
        <FamilyForm family={expecting} onSave={async (change) => saved.push(change)} onSkip={() => {}} />
      </Provider>
    </QueryClientProvider>,
  );
  const hint = `Not sure yet? Leave the date empty. ${reason}, and you can change this at any time.`;
  await expect.element(page.getByText(hint)).toBeVisible();
  const date = page.getByRole('group', { name: 'Due date' });
  for (const part of ['Day', 'Month', 'Year']) await date.getByLabelText(part).selectOptions('');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => saved[0]).toMatchObject({ isExpecting: true, dueDate: null });
});
