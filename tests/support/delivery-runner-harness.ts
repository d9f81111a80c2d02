import { createStore } from 'jotai';
import { vi } from 'vitest';
import type { Action } from '../../src/domain/delivery/actions.ts';
import type { DeliverySummary } from '../../src/sync/deliver-waiting.ts';
import { actionOf } from './action.fixture.ts';
import { installFakeBrowser } from './fake-browser-globals.ts';
import { installFakeFetch, type RecordedRequest } from './fake-fetch.ts';
import { FAKED_TIMERS, flushMacrotasks, waitUntil } from './fake-timers.ts';
import { jsonResponse } from './responses.ts';

export const actionsInRequest = ({ init }: RecordedRequest): Action[] =>
  JSON.parse(String(init.body)).json.actions;
/** The response to a delivery in which every action succeeds. */
export const deliveryResponseFor = (request: RecordedRequest) => {
  const results = actionsInRequest(request).map(({ key }) => ({
    key,
    verdict: 'done',
    rev: 1,
    answer: null,
  }));
  return jsonResponse({ result: { data: { json: { results, spreadS: 60 } } } });
};

/** A page with Anna signed in that delivers, on faked timers; `Math.random` always gives one half. */
export async function startRunnerHarness() {
  vi.resetModules();
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21, 2), toFake: [...FAKED_TIMERS] });
  const half = vi.spyOn(Math, 'random').mockReturnValue(0.5);
  const page = installFakeBrowser();
  page.setTokenCookies('anna');
  const network = installFakeFetch(deliveryResponseFor);
  const results: DeliverySummary[] = [];
  const { createDeliveryRunner } = await import('../../src/platform/delivery-runner.ts');
  const { isOnlineAtom, watchConnectivity } = await import('../../src/platform/connectivity.ts');
  const store = createStore();
  watchConnectivity(store, async () => {});
  const { writeIdentity } = await import('../../src/sync/identity-store.ts');
  await writeIdentity({ sub: 'anna', displayName: 'Anna', signedInAt: 1 });
  return {
    page,
    network,
    /** How each run ended. */
    ends: results,
    runner: createDeliveryRunner((result) => results.push(result)),
    isOnline: () => store.get(isOnlineAtom),
    /** Stores a check-in in the outbox. Returns its key. */
    enqueueCheckIn: async () => {
      const action = actionOf();
      await (await import('../../src/sync/outbox.ts')).enqueue(action);
      return action.key;
    },
    waitingCount: async () => (await (await import('../../src/sync/outbox.ts')).listWaiting('anna')).length,
    /** Advances the clock and waits for what that starts. */
    advanceTime: async (ms: number) => {
      await flushMacrotasks();
      await vi.advanceTimersByTimeAsync(ms);
      await flushMacrotasks(100);
    },
    waitForResults: (count: number) => waitUntil(() => results.length === count),
    restore: () => {
      half.mockRestore();
      vi.useRealTimers();
    },
  };
}
