import { QueryClientProvider } from '@tanstack/react-query';
import { createStore, Provider } from 'jotai';
import { beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { useSearch } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import { expoQueries } from '../../../src/features/expos/queries.ts';
import { CheckInPage } from '../../../src/pages/account/check-in.tsx';
import { setToday } from '../../../src/platform/clock.ts';
import { startOutbox } from '../../../src/platform/outbox-client.ts';
import { createQueryClient } from '../../../src/platform/query-client.ts';
import { sessionAtom, signedOutSession } from '../../../src/platform/session/session-state.ts';
import { AlertProvider } from '../../../src/ui/alert.tsx';
import { render } from '../../support/render.tsx';

const TODAY = '2026-11-21';
const expoOf = (id: string, fromDate = TODAY) => ({
  id,
  slug: id,
  name: `Fair ${id}`,
  fromDate,
  toDate: fromDate,
  showHighlights: false,
  showStarbuys: false,
  showPreExpoSale: false,
  schedule: [],
  picture: 'expo.png',
});
const expos = [expoOf('north'), expoOf('south'), expoOf('later', '2026-12-04')];
const talk = {
  id: 'sleep',
  date: '2026-12-04',
  startTime: '11:00',
  endTime: '12:00',
  title: 'Sleep',
  place: '',
};

const store = createStore();
beforeAll(() => {
  setToday(store, TODAY);
  store.set(sessionAtom, { ...signedOutSession, isAuth: true, isUserReady: true, sub: 'anna' });
  startOutbox(store);
});

const PATH = `${location.pathname}?page=expo-check-in`;
let loadProgramme: () => void;
let loseProgramme: () => void;
let client: ReturnType<typeof createQueryClient>;
beforeEach(() => {
  const before = location.href;
  onTestFinished(() => history.replaceState(null, '', before));
  history.replaceState(null, '', PATH);
  let loaded: Promise<void>;
  const wait = () => {
    loaded = new Promise<void>((resolve, reject) => {
      loadProgramme = resolve;
      loseProgramme = () => {
        reject(new TypeError('Failed to fetch'));
        wait();
      };
    });
    loaded.catch(() => {});
  };
  wait();
  client = createQueryClient(async (queryKey) => {
    if (queryKey[0] !== 'businesses.expos.detail') return new Promise(() => {});
    await loaded;
    return { ...expos[2], programme: [talk], highlights: [] };
  });
  client.setQueryData(expoQueries.list().queryKey, { upcoming: expos, past: [] });
  onTestFinished(() => client.clear());
  render(
    <Provider store={store}>
      <QueryClientProvider client={client}>
        <AlertProvider>
          <Current />
          <div style={{ height: '200vh' }} />
        </AlertProvider>
      </QueryClientProvider>
    </Provider>,
  );
  scrollTo(0, 1_000);
});

/** Only its address changes, as in the app. */
function Current() {
  const search = new URLSearchParams(useSearch());
  return <CheckInPage address={{ path: '/account', search, params: {} } as never} />;
}
const scan = (code: string) => navigate(`${PATH}&${code}`);
const heading = (name: RegExp) => page.getByRole('heading', { name });

it('A scanned poster brings the card of its expo into view, and its heading has the focus', async () => {
  scan('expo=south');
  await expect.element(heading(/Fair south/)).toHaveFocus();
  await expect.element(heading(/Fair south/)).toBeInViewport();
  expect(heading(/Fair north/).query()).toBeNull();
  // The same poster again.
  scrollTo(0, 1_000);
  (document.activeElement as HTMLElement).blur();
  scan('expo=south');
  await expect.element(heading(/Fair south/)).toHaveFocus();
});

it('A scanned agenda is brought into view once its talks are there', async () => {
  scan('expo=later&talk=sleep');
  await expect.element(heading(/Fair north/)).toBeInTheDocument();
  expect(document.activeElement).toBe(document.body);
  loadProgramme();
  await expect.element(heading(/Add 1 talk/)).toHaveFocus();
  await expect.element(heading(/Add 1 talk/)).toBeInViewport();
});

it('That the talks could not be loaded stays on the screen while they are asked for again', async () => {
  scan('expo=later&talk=sleep');
  await expect.element(page.getByText('Loading the talks')).toBeInTheDocument();
  loseProgramme();
  const failed = page.getByText(/couldn’t load the programme/);
  await expect.element(failed).toBeVisible();
  void client.refetchQueries(expoQueries.detail('later'));
  await expect.poll(() => client.isFetching(expoQueries.detail('later'))).toBe(1);
  // The page is drawn again by then.
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  await expect.element(failed).toBeVisible();
  loadProgramme();
  await expect.element(heading(/Add 1 talk/)).toBeVisible();
});

it('A poster of an expo that is not on says so, and Back moves no focus', async () => {
  scan('expo=later');
  await expect.element(heading(/isn’t open yet/)).toHaveFocus();
  navigate(PATH);
  await expect.element(heading(/Fair north/)).toBeInTheDocument();
  history.back();
  await expect.element(heading(/isn’t open yet/)).toBeInTheDocument();
  await expect.element(heading(/isn’t open yet/)).not.toHaveFocus();
});
