import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createStore, Provider } from 'jotai';
import { expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { ExpoDetail } from '../../../src/domain/expo/expo.ts';
import { ProgrammeSection } from '../../../src/pages/expo/programme-section.tsx';
import { setToday } from '../../../src/platform/clock.ts';
import { AlertProvider } from '../../../src/ui/alert.tsx';
import { render } from '../../support/render.tsx';

const TODAY = '2099-12-04';
const talk = (startTime: string, date = TODAY) => ({
  ...{ id: '', date, startTime, endTime: `${startTime.slice(0, 2)}:45`, title: `Talk of ${startTime}` },
  place: 'Main stage',
});
const expo = {
  ...{ id: 'fair', slug: 'fair', name: 'Fair' },
  programme: [talk('11:00'), talk('12:00'), talk('16:00'), talk('09:00', '2099-12-05')],
} as ExpoDetail;

function open(query = '') {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(`${TODAY}T12:30:00+08:00`) });
  onTestFinished(() => void vi.useRealTimers());
  const store = createStore();
  setToday(store);
  const client = new QueryClient({ defaultOptions: { queries: { queryFn: () => new Promise(() => {}) } } });
  const address = { path: '/expo', params: {}, search: new URLSearchParams(query) };
  render(
    <QueryClientProvider client={client}>
      <Provider store={store}>
        <AlertProvider>
          <ProgrammeSection expo={expo} address={address} />
        </AlertProvider>
      </Provider>
    </QueryClientProvider>,
  );
}
const lines = () =>
  [...document.querySelectorAll('h3, li[data-phase]')].map(
    (line) => /Talk of \d\d:\d\d|^[A-Z].*/.exec(line.textContent)?.[0],
  );

it('Today’s programme begins with what is on, and ends with what is over', async () => {
  open();
  const begin = ['Talk of 12:00', 'Talk of 16:00', 'Earlier today', 'Talk of 11:00'];
  await expect.poll(lines).toEqual(begin);
  // It stays so while a visitor reads it.
  vi.setSystemTime(Date.parse(`${TODAY}T13:00:00+08:00`));
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.element(page.getByText('Talk of 12:00')).toBeVisible();
  await expect.poll(() => document.querySelectorAll('[data-phase="past"]').length).toBe(2);
  expect(lines()).toEqual(begin);
});

it('Another day keeps the order of time', async () => {
  open('day=2099-12-05');
  await expect.poll(lines).toEqual(['Talk of 09:00']);
});

it('A search names the days', async () => {
  open('text=talk');
  await expect
    .poll(lines)
    .toEqual([
      'Today',
      'Talk of 11:00',
      'Talk of 12:00',
      'Talk of 16:00',
      expect.stringContaining('5 Dec'),
      'Talk of 09:00',
    ]);
});
