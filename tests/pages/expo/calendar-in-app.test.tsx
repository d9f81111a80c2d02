import { expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { Expo } from '../../../src/domain/expo/expo.ts';
import { ExpoShortcuts } from '../../../src/pages/expo/expo-shortcuts.tsx';
import { AlertProvider } from '../../../src/ui/alert.tsx';
import { render } from '../../support/render.tsx';

const expo = {
  id: 'e',
  slug: 'fair',
  name: 'Fair',
  fromDate: '2026-12-04',
  toDate: '2026-12-04',
  schedule: [{ date: '2026-12-04', startTime: '10:00', endTime: '22:00' }],
} as unknown as Expo;
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const SAFARI = `${IPHONE} Version/18.1 Mobile/15E148 Safari/604.1`;

/** Taps in a browser; returns the names of the files that are downloaded. */
async function addToCalendar(userAgent: string): Promise<string[]> {
  const agent = vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  const downloads: string[] = [];
  const onClick = (event: MouseEvent) => {
    const { download } = event.target as HTMLAnchorElement;
    if (!download) return;
    event.preventDefault();
    downloads.push(download);
  };
  addEventListener('click', onClick);
  onTestFinished(() => {
    agent.mockRestore();
    removeEventListener('click', onClick);
  });
  render(
    <AlertProvider>
      <ExpoShortcuts expo={expo} links={['calendar']} />
    </AlertProvider>,
  );
  await page.getByRole('button', { name: 'Add to calendar' }).click();
  return downloads;
}

/** A phone with a share sheet for files. */
function stubShare(share: (data: ShareData) => Promise<void>) {
  const sheet = vi.fn(share);
  Object.assign(navigator, { canShare: () => true, share: sheet });
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, 'canShare');
    Reflect.deleteProperty(navigator, 'share');
  });
  return sheet;
}

function stubInstalled(isInstalled: boolean): void {
  Object.assign(navigator, { standalone: isInstalled });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'standalone'));
}

it('Inside an app on Android a link leads to where a calendar takes the dates', async () => {
  const downloads = await addToCalendar(
    'Mozilla/5.0 (Linux; Android 15; wv) Chrome/130.0 Mobile Safari/537.36 Instagram 356.0',
  );
  const dialog = page.getByRole('dialog', { name: 'Add to calendar' });
  await expect.element(dialog.getByText('This doesn’t work inside Instagram.')).toBeVisible();
  const link = dialog.getByRole('link', { name: 'Open in your browser' });
  expect(link.element().getAttribute('href')).toMatch(`intent://${location.host}`);
  expect(downloads).toEqual([]);
});

it('Inside an app on iOS two steps lead there', async () => {
  const share = stubShare(async () => {});
  await addToCalendar(`${IPHONE} Mobile/22B83 [FBAN/FBIOS;FBAV/487.0]`);
  const dialog = page.getByRole('dialog', { name: 'Add to calendar' });
  await expect.element(dialog.getByText('This doesn’t work inside Facebook.')).toBeVisible();
  expect(dialog.getByRole('listitem').elements()).toHaveLength(2);
  expect(share).not.toHaveBeenCalled();
});

it('A tab of Safari downloads the file, and offers to add it: its share sheet has no calendar', async () => {
  const share = stubShare(async () => {});
  const downloads = await addToCalendar(SAFARI);
  await expect.poll(() => downloads).toEqual(['fair.ics']);
  expect(share).not.toHaveBeenCalled();
});

it.each([
  ['The installed app on iOS', `${IPHONE} Mobile/15E148`, true],
  ['Another browser on iOS', `${IPHONE} CriOS/130.0 Mobile/15E148 Safari/604.1`, false],
])(
  '%s hands the file to the share sheet, and one that is closed is no failure',
  async (_, agent, isInstalled) => {
    stubInstalled(isInstalled);
    const share = stubShare(() => Promise.reject(new DOMException('', 'AbortError')));
    const downloads = await addToCalendar(agent);
    await expect.poll(() => share.mock.calls.length).toBe(1);
    const [file] = share.mock.calls[0]?.[0].files ?? [];
    expect(file).toMatchObject({ name: 'fair.ics', type: 'text/calendar' });
    expect(await file?.text()).toContain('BEGIN:VCALENDAR');
    expect(downloads).toEqual([]);
    expect(page.getByRole('dialog').elements()).toEqual([]);
  },
);

it('On iOS the file is downloaded where the sheet does not open', async () => {
  stubInstalled(true);
  stubShare(() => Promise.reject(new DOMException('', 'NotAllowedError')));
  const downloads = await addToCalendar(`${IPHONE} Mobile/15E148`);
  await expect.poll(() => downloads).toEqual(['fair.ics']);
});

it('Elsewhere the file is downloaded', async () => {
  const share = stubShare(async () => {});
  const downloads = await addToCalendar(
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile Safari/537.36',
  );
  await expect.poll(() => downloads).toEqual(['fair.ics']);
  expect(share).not.toHaveBeenCalled();
});
