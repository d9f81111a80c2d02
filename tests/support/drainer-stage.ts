import { createStore } from 'jotai';
import { vi } from 'vitest';
import type { Action } from '../../src/domain/delivery/actions.ts';
import type { DrainResult } from '../../src/sync/drain.ts';
import { jsonAnswer } from './answers.ts';
import { openPage } from './page.ts';
import { type Asked, connectPage } from './page-network.ts';
import { tapOf } from './tap.ts';
import { FAKED, rest, until } from './until.ts';

export const actionsIn = ({ init }: Asked): Action[] => JSON.parse(String(init.body)).json.actions;
/** The server's answer to a delivery that it takes. */
export const taken = (asked: Asked) => {
  const results = actionsIn(asked).map(({ key }) => ({ key, verdict: 'done', rev: 1, answer: null }));
  return jsonAnswer({ result: { data: { json: { results, spreadS: 60 } } } });
};

/** A page of Anna's that delivers, on faked timers; chance gives always one half. */
export async function drainerStage() {
  vi.resetModules();
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21, 2), toFake: [...FAKED] });
  const half = vi.spyOn(Math, 'random').mockReturnValue(0.5);
  const page = openPage();
  page.signIn('anna');
  const network = connectPage(taken);
  const ends: DrainResult[] = [];
  const { createDeliveryRunner } = await import('../../src/platform/delivery-runner.ts');
  const { isOnlineAtom, watchConnectivity } = await import('../../src/platform/connectivity.ts');
  const store = createStore();
  watchConnectivity(store);
  const { writeIdentity } = await import('../../src/sync/identity-store.ts');
  await writeIdentity({ sub: 'anna', displayName: 'Anna', signedInAt: 1 });
  return {
    page,
    network,
    /** How each run ended. */
    ends,
    drainer: createDeliveryRunner((result) => ends.push(result)),
    isOnline: () => store.get(isOnlineAtom),
    /** Anna taps "Check in". Answers the key. */
    tap: async () => {
      const action = tapOf();
      await (await import('../../src/sync/outbox.ts')).enqueue(action);
      return action.key;
    },
    /** Time passes, and what it starts comes to rest. */
    run: async (ms: number) => {
      await rest();
      await vi.advanceTimersByTimeAsync(ms);
      await rest(100);
    },
    ended: (count: number) => until(() => ends.length === count),
    leave: () => {
      half.mockRestore();
      vi.useRealTimers();
    },
  };
}
