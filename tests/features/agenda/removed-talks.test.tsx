import { QueryClientProvider } from '@tanstack/react-query';
import { createStore, Provider } from 'jotai';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Expo } from '../../../src/domain/expo/expo.ts';
import { MyAgenda } from '../../../src/features/agenda/my-agenda.tsx';
import { type AppServices, appServicesAtom } from '../../../src/platform/app-services.ts';
import { dispatchAction, outboxEntriesAtom, startOutbox } from '../../../src/platform/outbox-client.ts';
import { createQueryClient } from '../../../src/platform/query-client.ts';
import { sessionAtom, signedOutSession } from '../../../src/platform/session/session-state.ts';
import { writeIdentity } from '../../../src/sync/identity-store.ts';
import { AlertProvider } from '../../../src/ui/alert.tsx';
import { render } from '../../support/render.tsx';

const TODAY = '2026-12-04';
const talk = (startTime: string, title: string) => ({
  date: TODAY,
  startTime,
  endTime: startTime.replace(':00', ':45'),
  title,
  place: '',
});
const [early, noon, late] = [talk('10:00', 'Early'), talk('13:00', 'Noon'), talk('15:00', 'Late')];

// The outbox is started once for a page.
const store = createStore();
let expo: Expo;

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(`${TODAY}T12:00:00+08:00`) }));
afterEach(() => void vi.useRealTimers());

const save = ({ title, ...when }: ReturnType<typeof talk>) =>
  dispatchAction('agenda.set', {
    expoId: expo.id,
    talkId: title,
    isSaved: true,
    talk: { ...when, title },
  });

/** The agenda at noon of a phone without signal, where these talks were saved at an expo of the test. */
async function show(id: string, ...saved: ReturnType<typeof talk>[]) {
  expo = { id, slug: 'fair', name: 'Fair', fromDate: TODAY, toDate: TODAY } as Expo;
  const queryClient = createQueryClient(() => new Promise(() => {}));
  await writeIdentity({ sub: 'anna', displayName: 'Anna', signedInAt: 1 });
  store.set(appServicesAtom, { store, queryClient } as AppServices);
  store.set(sessionAtom, { ...signedOutSession, isAuth: true, isUserReady: true, sub: 'anna' });
  startOutbox(store);
  for (const one of saved) await save(one);
  render(
    <QueryClientProvider client={queryClient}>
      <Provider store={store}>
        <AlertProvider>
          <MyAgenda
            expo={expo}
            programme={[early, noon, late].map((item) => ({ ...item, id: item.title }))}
            today={TODAY}
            renderAction={() => null}
            onSave={() => {}}
          />
        </AlertProvider>
      </Provider>
    </QueryClientProvider>,
  );
  await expect.element(page.getByRole('heading', { name: 'My agenda' })).toBeVisible();
}

const remover = (title: string) => page.getByRole('button', { name: `Take ${title} off my agenda` });
const undo = page.getByRole('button', { name: 'Undo' });
const rows = () => page.getByRole('listitem').elements();
const isOnAgenda = (title: string) =>
  store
    .get(outboxEntriesAtom)
    .flatMap(({ action: { input } }) => input as { expoId?: string; talkId?: string; isSaved?: boolean })
    .findLast(({ expoId, talkId }) => expoId === expo.id && talkId === title)?.isSaved;

it('A talk is taken off in its row, and Undo in its place brings it back with the focus', async () => {
  await show('one', noon, late);
  await remover('Noon').click();
  await expect.element(page.getByText('“Noon” is off your agenda')).toBeVisible();
  expect(isOnAgenda('Noon')).toBe(false);
  expect(rows().findIndex((row) => row.textContent.includes('is off your agenda'))).toBe(0);
  await expect.element(undo).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(remover('Noon')).toHaveFocus();
  expect(isOnAgenda('Noon')).toBe(true);
  expect(undo.query()).toBeNull();
});

it('The last talk can be brought back, too', async () => {
  await show('two', late);
  await remover('Late').click();
  await undo.click();
  await expect.element(page.getByRole('link', { name: 'Late' })).toBeVisible();
});

it('Undo brings back all that was taken off while it stood', async () => {
  await show('three', noon, late);
  await remover('Noon').click();
  await expect.element(undo).toBeVisible();
  await remover('Late').click();
  await expect.element(page.getByText('2 talks are off your agenda')).toBeVisible();
  await undo.click();
  await expect.element(remover('Noon')).toBeVisible();
  await expect.element(remover('Late')).toBeVisible();
});

it('Undo brings back two that were taken off before the first was stored', async () => {
  await show('six', noon, late);
  const [first, second] = ['Noon', 'Late'].map((title) => remover(title).element() as HTMLElement);
  first?.click();
  second?.click();
  await expect.element(page.getByText('2 talks are off your agenda')).toBeVisible();
  await undo.click();
  await expect.element(remover('Noon')).toBeVisible();
  await expect.element(remover('Late')).toBeVisible();
});

it('A talk that is over can be taken off and brought back among the earlier ones', async () => {
  await show('four', early, late);
  await page.getByText('1 earlier').click();
  await remover('Early').click();
  await expect.element(undo).toBeVisible();
  await undo.click();
  await expect.element(remover('Early')).toBeVisible();
});

it('A talk that was saved again elsewhere is not offered again', async () => {
  await show('five', noon, late);
  await remover('Noon').click();
  await expect.element(undo).toBeVisible();
  await save(noon);
  await expect.element(remover('Noon')).toBeVisible();
  expect(undo.query()).toBeNull();
});
