import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createStore, Provider, useAtomValue } from 'jotai';
import { expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import BannerList from '../../src/app/banner-list.tsx';
import { useSoonTalk } from '../../src/app/use-soon-talk.ts';
import type { Expo, ExpoDetail } from '../../src/domain/expo/expo.ts';
import { agendaQueries } from '../../src/features/agenda/queries.ts';
import { soonTalkAtom } from '../../src/features/agenda/soon-talk.ts';
import { expoQueries } from '../../src/features/expos/queries.ts';
import { setToday } from '../../src/platform/clock.ts';
import { sessionAtom } from '../../src/platform/session/session-state.ts';
import { render } from '../support/render.tsx';

const TODAY = '2026-12-04';
const expo = (id: string) =>
  ({ id, slug: `slug-${id}`, name: id, fromDate: TODAY, toDate: TODAY, highlights: [] }) as unknown as Expo;
const expos = { upcoming: [expo('a'), expo('b')], past: [] };
const talk = (startTime: string, title: string) => ({
  date: TODAY,
  startTime,
  endTime: '',
  title,
  place: '',
});
const saved = (expoId: string, talkId: string, startTime: string) => ({
  expoId,
  talkId,
  talk: talk(startTime, talkId),
});

/** Opens the banners at 11:50 with what is saved. */
function open(...talks: ReturnType<typeof saved>[]) {
  vi.useFakeTimers({
    toFake: ['Date', 'setInterval', 'clearInterval'],
    now: Date.parse(`${TODAY}T11:50:00+08:00`),
  });
  onTestFinished(() => void vi.useRealTimers());
  const store = createStore();
  setToday(store, TODAY);
  const client = new QueryClient({ defaultOptions: { queries: { queryFn: () => talks } } });
  client.setQueryData(agendaQueries.list(true).queryKey, talks);
  render(
    <QueryClientProvider client={client}>
      <Provider store={store}>
        <Banner />
      </Provider>
    </QueryClientProvider>,
  );
  const programme = (slug: string, items: object[]) =>
    client.setQueryData(expoQueries.detail(slug).queryKey, { programme: items } as ExpoDetail);
  return { programme, store };
}

function Banner() {
  useSoonTalk(expos);
  const soonTalk = useAtomValue(soonTalkAtom);
  return <BannerList update={null} wasSignedOut={false} soonTalk={soonTalk} mayAskToInstall={false} />;
}

const ok = page.getByRole('button', { name: 'OK' });

it('Once a saved talk is closed, the next of the same quarter of an hour is announced, and no closed one again', async () => {
  open(saved('a', 'First', '12:00'), saved('a', 'Second', '12:00'), saved('a', 'Third', '12:04'));
  for (const title of ['First', 'Second', 'Third']) {
    await expect.element(page.getByRole('link')).toHaveTextContent(title);
    await ok.click();
  }
  await expect.element(ok).not.toBeInTheDocument();
});

it('The first saved talk of all expos that run today is announced, at its current time', async () => {
  const { programme } = open(saved('b', 'Moved', '18:00'), saved('a', 'Other', '12:04'));
  await expect.element(page.getByRole('link')).toHaveTextContent('Other');
  programme('slug-b', [{ id: 'Moved', ...talk('12:01', 'Moved') }]);
  await expect.element(page.getByRole('link')).toHaveTextContent('Moved');
});

it('A talk that moves after its banner was closed is announced at its new time', async () => {
  const { programme } = open(saved('a', 'First', '12:00'), saved('b', 'First', '12:02'));
  await ok.click();
  // Two expos may give the same id.
  await expect.element(page.getByText('In 12 min:')).toBeVisible();
  await ok.click();
  await expect.element(ok).not.toBeInTheDocument();
  programme('slug-a', [{ id: 'First', ...talk('12:04', 'First') }]);
  await expect.element(page.getByText('In 14 min:')).toBeVisible();
});

it('What one visitor closed is announced to the next one on this phone', async () => {
  const { store } = open(saved('a', 'First', '12:00'));
  await ok.click();
  await expect.element(ok).not.toBeInTheDocument();
  store.set(sessionAtom, (session) => ({ ...session, sub: 'next-visitor' }));
  await expect.element(page.getByRole('link')).toHaveTextContent('First');
});

it('After a while only the minutes are left, until they are pressed or the last five of them begin', async () => {
  open(saved('a', 'First', '12:00'));
  const link = page.getByRole('link', { name: 'First' });
  const pill = page.getByRole('button', { name: /^In \d+ min: First$/ });
  await link.hover();
  vi.advanceTimersByTime(25_000);
  await expect.element(link).toBeVisible();
  await link.unhover();
  vi.advanceTimersByTime(25_000);
  await expect.element(pill).toBeVisible();
  expect(link.query()).toBeNull();
  await pill.click();
  await expect.element(link).toBeVisible();
  await link.unhover();
  vi.advanceTimersByTime(25_000);
  await expect.element(pill).toBeVisible();
  vi.advanceTimersByTime(4 * 60_000);
  await expect.element(link).toBeVisible();
  await expect.element(page.getByText('In 5 min:')).toBeVisible();
});
