import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createStore, Provider } from 'jotai';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { ExpoDetail } from '../../../src/domain/expo/expo.ts';
import { paths } from '../../../src/domain/routing/paths.ts';
import { ProgrammeSection } from '../../../src/pages/expo/programme-section.tsx';
import { setToday } from '../../../src/platform/clock.ts';
import { AlertProvider } from '../../../src/ui/alert.tsx';
import { render } from '../../support/render.tsx';

const [FRIDAY, SATURDAY] = ['2099-12-04', '2099-12-05'];
const talk = (date: string, title: string, place = 'Main stage') => ({
  ...{ id: title, date, startTime: '11:00', endTime: '12:00', title, place, text: `All about ${title}.` },
});
const expo = {
  ...{ id: 'kl', slug: 'kl', name: 'Baby Fair', fromDate: FRIDAY, toDate: SATURDAY },
  programme: [talk(FRIDAY, 'sleep'), talk(FRIDAY, 'solids', 'Play arena'), talk(SATURDAY, 'bath')],
} as unknown as ExpoDetail;

function inApp() {
  const store = createStore();
  setToday(store, FRIDAY);
  const client = new QueryClient({ defaultOptions: { queries: { queryFn: () => [], staleTime: Infinity } } });
  return (query: string, shown = expo) => (
    <QueryClientProvider client={client}>
      <Provider store={store}>
        <AlertProvider>
          <ProgrammeSection
            expo={shown}
            address={{ path: paths.expo, params: {}, search: new URLSearchParams(query) }}
          />
        </AlertProvider>
      </Provider>
    </QueryClientProvider>
  );
}

it('Each filter of the programme announces how many entries it has, in one place', async () => {
  const at = inApp();
  const { rerender } = render(at('text=sleep'));
  const said = page.getByRole('status');
  await expect.element(said).toHaveTextContent(/^1 entry for “sleep”$/);
  const region = said.element();
  rerender(at(`day=${FRIDAY}`));
  await expect.element(said).toHaveTextContent(/^Today: 2 entries$/);
  rerender(at(`day=${SATURDAY}`));
  await expect.element(said).toHaveTextContent(/^Sat,? 5 Dec.*: 1 entry$/);
  rerender(at(`day=${FRIDAY}&place=Play+arena`));
  await expect.element(said).toHaveTextContent(/^Today, Play arena: 1 entry$/);
  rerender(at('text=tractor'));
  await expect.element(said).toHaveTextContent(/^Nothing on the programme matches “tractor”\.$/);
  await expect.element(said).toBeVisible();
  expect(said.element()).toBe(region);
});

it('The link from a talk to the map names the place', async () => {
  render(inApp()('text=sleep'));
  await expect
    .element(page.getByRole('link', { name: 'On the map Main stage' }))
    .toHaveAttribute('href', expect.stringContaining('place=Main+stage'));
});

it('A programme that was stored before its days moved gives way to one that opens at a day of its own', async () => {
  const at = inApp();
  const { rerender } = render(at(''));
  const said = page.getByRole('status');
  await expect.element(said).toHaveTextContent(/^Today: 2 entries$/);
  // What is read stays, also when its last talk has ended.
  rerender(at('', { ...expo, programme: expo.programme.slice(1) }));
  await expect.element(said).toHaveTextContent(/^Today: 1 entry$/);
  rerender(at('', { ...expo, programme: [talk('2099-12-11', 'sleep')] }));
  await expect.element(said).toHaveTextContent(/^Fri,? 11 Dec.*: 1 entry$/);
});
