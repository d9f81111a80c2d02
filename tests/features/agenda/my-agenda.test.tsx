import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createStore, Provider } from 'jotai';
import { expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { Expo } from '../../../src/domain/expo/expo.ts';
import { MyAgenda } from '../../../src/features/agenda/my-agenda.tsx';
import { agendaQueries } from '../../../src/features/agenda/queries.ts';
import { sessionAtom, signedOutSession } from '../../../src/platform/session/session-state.ts';
import { AlertProvider } from '../../../src/ui/alert.tsx';
import { render } from '../../support/render.tsx';

const TODAY = '2026-12-04';
const expo = { id: 'e', slug: 'fair', name: 'Fair', fromDate: TODAY, toDate: TODAY } as Expo;
const talk = (startTime: string, endTime: string, title: string) => ({
  date: TODAY,
  startTime,
  endTime,
  title,
  place: '',
});
const early = talk('10:00', '11:00', 'Early');
const late = talk('15:00', '16:00', 'Late');

/** The agenda at noon, with both talks saved. `programme`: what is on it now. */
async function show(...programme: ReturnType<typeof talk>[]) {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(`${TODAY}T12:00:00+08:00`) });
  onTestFinished(() => void vi.useRealTimers());
  const store = createStore();
  store.set(sessionAtom, { ...signedOutSession, isAuth: true, isUserReady: true, sub: 'anna' });
  const saved = [early, late].map((announced) => ({ expoId: 'e', talkId: announced.title, talk: announced }));
  const client = new QueryClient({ defaultOptions: { queries: { queryFn: () => saved } } });
  client.setQueryData(agendaQueries.list(true).queryKey, saved);
  render(
    <QueryClientProvider client={client}>
      <Provider store={store}>
        <AlertProvider>
          <MyAgenda
            expo={expo}
            programme={programme.map((item) => ({ ...item, id: item.title }))}
            today={TODAY}
            renderAction={(talkIds) => <output>For another phone: {talkIds.join()}</output>}
            onSave={() => {}}
          />
        </AlertProvider>
      </Provider>
    </QueryClientProvider>,
  );
  await expect.element(page.getByRole('heading', { name: 'My agenda' })).toBeVisible();
}

const toCalendar = page.getByRole('button', { name: 'Add to calendar: My agenda for Fair', exact: true });
const forAnother = page.getByText('For another phone');

it('Another phone is given the talks that are still to come', async () => {
  await show(early, late);
  await expect.element(forAnother).toHaveTextContent('For another phone: Late');
});

it('Another phone is given nothing when what was to come is off the programme', async () => {
  await show(early);
  await expect.element(page.getByText('This talk is no longer on the programme.')).toBeVisible();
  expect(forAnother.query()).toBeNull();
});

it('The calendar is offered as long as one saved talk takes place', async () => {
  await show(early);
  await expect.element(toCalendar).toBeVisible();
});

it('Without a talk that takes place, no calendar file is offered', async () => {
  await show(talk('17:00', '18:00', 'Another'));
  expect(toCalendar.query()).toBeNull();
});

it('Talks that are over are folded away below what is to come', async () => {
  await show(early, late);
  await expect.element(page.getByText('Late', { exact: true })).toBeVisible();
  await expect.element(page.getByText('Early', { exact: true })).not.toBeVisible();
  await page.getByText('1 earlier').click();
  await expect.element(page.getByText('Early', { exact: true })).toBeVisible();
  const titles = page.getByRole('link').elements();
  expect(titles.map(({ textContent }) => textContent)).toEqual(['Late', 'Early']);
});
