import { expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { ExpoDetail } from '../../../src/domain/expo/expo.ts';
import { UpNext } from '../../../src/features/expos/up-next.tsx';
import { render } from '../../support/render.tsx';

const TODAY = '2099-12-04';
const talk = (startTime: string, endTime: string) => ({
  ...{ id: startTime, date: TODAY, startTime, endTime, title: `Talk of ${startTime}`, place: 'Main stage' },
});
const expo = { slug: 'fair', programme: [talk('11:00', '11:45'), talk('12:00', '12:45')] } as ExpoDetail;

it.each([
  ['10:30', 'Up next', ['Talk of 11:00', 'Talk of 12:00']],
  ['11:15', 'Now and next', ['Talk of 11:00', 'Talk of 12:00']],
  ['11:50', 'Up next', ['Talk of 12:00']],
  ['12:15', 'On now', ['Talk of 12:00']],
])('At %s the talks are under "%s"', async (clock, title, talks) => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(`${TODAY}T${clock}:00+08:00`) });
  onTestFinished(() => void vi.useRealTimers());
  render(<UpNext expo={expo} today={TODAY} />);
  await expect.element(page.getByRole('heading', { name: title })).toBeVisible();
  const rows = page.getByRole('region', { name: title }).getByRole('listitem');
  await expect
    .poll(() => rows.elements().map((row) => /Talk of \d\d:\d\d/.exec(row.textContent)?.[0]))
    .toEqual(talks);
});

it('What the page shows elsewhere is left out, and the title says that there is more', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(`${TODAY}T10:30:00+08:00`) });
  onTestFinished(() => void vi.useRealTimers());
  render(<UpNext expo={expo} today={TODAY} shownElsewhere={new Set(['11:00'])} />);
  const rows = page.getByRole('region', { name: 'More today' }).getByRole('listitem');
  await expect.element(rows).toHaveTextContent('Talk of 12:00');
});
