import { createStore } from 'jotai';
import { expect, it, vi } from 'vitest';
import { ANONYMOUS_SUB } from '../../src/domain/delivery/delivery-limits.ts';
import { actionOf } from '../support/action.fixture.ts';
import { actionsInRequest, deliveryResponseFor } from '../support/delivery-runner-harness.ts';
import { eventually } from '../support/eventually.ts';
import { installFakeBrowser } from '../support/fake-browser-globals.ts';
import { installFakeFetch, type RecordedRequest } from '../support/fake-fetch.ts';
import { jsonResponse } from '../support/responses.ts';

vi.mock('../../src/app/announce-new-text.ts', () => ({ announceNewText() {} }));
vi.mock('../../src/app/keep-place-below-bar.ts', () => ({ keepPlaceBelowBar() {} }));

it('open actions are delivered after a start at which the database failed once', async () => {
  installFakeBrowser();
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal(
    'MutationObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  // Nothing is fetched ahead.
  Object.assign(navigator, { connection: { saveData: true } });
  const isDelivery = ({ path }: RecordedRequest) => path.startsWith('/trpc/actions');
  const network = installFakeFetch((request) =>
    isDelivery(request) ? deliveryResponseFor(request) : jsonResponse(new Date().toISOString()),
  );
  const { enqueue } = await import('../../src/sync/outbox.ts');
  const { sharedDatabase } = await import('../../src/sync/database.ts');
  const { StorageUnavailable } = await import('../../src/sync/storage-unavailable.ts');
  const { startAfterIdle } = await import('../../src/app/after-idle.ts');
  const { createQueryClient } = await import('../../src/platform/query-client.ts');
  // Only now: with a history the router expects a window, too.
  vi.stubGlobal('history', { state: null });
  const action = actionOf({ sub: ANONYMOUS_SUB, name: 'enquiry.send', input: null });
  await enqueue(action);
  const read = vi.spyOn(sharedDatabase, 'read');
  // The time and the session are read, too.
  for (let i = 0; i < 3; i++) read.mockRejectedValueOnce(new StorageUnavailable('failed'));
  await startAfterIdle({ store: createStore(), queryClient: createQueryClient(async () => []) }, false);
  await eventually(() =>
    expect(network.requests.filter(isDelivery).map(actionsInRequest)).toMatchObject([[{ key: action.key }]]),
  );
});
