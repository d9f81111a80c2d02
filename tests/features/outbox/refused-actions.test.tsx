import { QueryClientProvider } from '@tanstack/react-query';
import { createStore, Provider } from 'jotai';
import type { ReactNode } from 'react';
import { beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { RefusalReason } from '../../../src/domain/delivery/delivery-schema.ts';
import type { Expo } from '../../../src/domain/expo/expo.ts';
import { CheckInCard } from '../../../src/features/check-ins/check-in-card.tsx';
import { SubmissionList } from '../../../src/features/enquiries/submission-list.tsx';
import { OutboxEntryRow } from '../../../src/features/outbox/outbox-entry-row.tsx';
import { setToday } from '../../../src/platform/clock.ts';
import { dispatchAction, outboxEntriesAtom, startOutbox } from '../../../src/platform/outbox-client.ts';
import { createQueryClient } from '../../../src/platform/query-client.ts';
import { sessionAtom, signedOutSession } from '../../../src/platform/session/session-state.ts';
import { applyResults } from '../../../src/sync/apply-results.ts';
import { beginSignOut } from '../../../src/sync/begin-sign-out.ts';
import { sharedDatabase } from '../../../src/sync/database.ts';
import { writeIdentity } from '../../../src/sync/identity-store.ts';
import { StorageUnavailable } from '../../../src/sync/storage-unavailable.ts';
import { AlertProvider, alertAtom } from '../../../src/ui/alert.tsx';
import { render } from '../../support/render.tsx';

const expo = { id: 'expo-1', name: 'The Expo', schedule: [], fromDate: '', toDate: '' } as unknown as Expo;
const store = createStore();
const queryClient = createQueryClient(() => new Promise(() => {}));
beforeAll(() => {
  setToday(store);
  startOutbox(store);
});
beforeEach(async () => {
  await beginSignOut('anna', 'discard');
  await writeIdentity({ sub: 'anna', displayName: 'Anna', signedInAt: 1 });
  store.set(sessionAtom, { ...signedOutSession, isAuth: true, isUserReady: true, sub: 'anna' });
  store.set(alertAtom, null);
});

const show = (part: ReactNode) =>
  render(
    <Provider store={store}>
      <QueryClientProvider client={queryClient}>
        <AlertProvider>{part}</AlertProvider>
      </QueryClientProvider>
    </Provider>,
  );
async function refuse(key: string, reason: RefusalReason = 'too-many') {
  await applyResults([{ key, verdict: 'refused', rev: 1, reason }]);
  return vi.waitUntil(() =>
    store.get(outboxEntriesAtom).find(({ action, state }) => action.key === key && state === 'refused'),
  );
}
const checkIn = () => dispatchAction('expo.check-in', { expoId: expo.id });
const enquiry = () =>
  dispatchAction('enquiry.send', {
    kind: 'visitor',
    name: 'Anna Lim',
    email: 'anna@example.com',
    message: 'I lost a sock.',
    attachments: [],
    trap: '',
    phone: null,
    topic: 'lost',
    expoId: null,
  });

describe.each(['Try again', 'Remove'])('"%s", which this phone cannot store, says why', (name) => {
  const tapWithoutStorage = async () => {
    const writing = vi.spyOn(sharedDatabase, 'write').mockRejectedValue(new StorageUnavailable('full'));
    onTestFinished(() => writing.mockRestore());
    await page.getByRole('button', { name }).click();
    await expect.poll(() => store.get(alertAtom)?.message).toMatch('This device is full');
  };

  it('in the outbox', async () => {
    const entry = await refuse(await checkIn());
    show(<OutboxEntryRow entry={entry} describeAction={() => ({ title: 'Check-in', subject: undefined })} />);
    await tapWithoutStorage();
  });

  it('on the card of a check-in', async () => {
    await refuse(await checkIn());
    show(<CheckInCard expo={expo} />);
    await tapWithoutStorage();
  });

  it('in the list of messages', async () => {
    await refuse(await enquiry());
    show(<SubmissionList />);
    await tapWithoutStorage();
  });
});

it.each([
  ['list-left', 1],
  ['expo-unknown', 0],
] as const)(
  'What was refused says so first, and is tried again only where that may help: %s',
  async (reason, buttons) => {
    // Each at an expo of its own: the same action within a moment is stored once.
    const entry = await refuse(await dispatchAction('expo.check-in', { expoId: reason }), reason);
    const title = 'Added to the shopping list';
    show(<OutboxEntryRow entry={entry} describeAction={() => ({ title, subject: 'Cot' })} />);
    await expect.element(page.getByText(`Didn’t go through: ${title}`)).toBeVisible();
    expect(page.getByRole('button', { name: 'Try again' }).elements()).toHaveLength(buttons);
    await expect.element(page.getByRole('button', { name: 'Remove' })).toBeVisible();
  },
);
