import { type DrainPorts, type DrainResult, drain, drainOpen } from '../sync/drain.ts';
import { readPace } from '../sync/pace.ts';
import { drainPorts } from '../sync/realm-ports.ts';
import { DELIVERY_SYNC_TAG } from '../sync/storage-keys.ts';
import { type WakeCause, wakeDelayMs } from '../sync/wake.ts';
import { pageRealm } from './access-token.ts';
import { noteHeard } from './connectivity.ts';
import { noteAnswer } from './http.ts';

export type Drainer = { wake: (cause: WakeCause) => void };

/** Delivers what waits when woken; tries again by itself while no answer comes. */
export function createDrainer(onEnd: (result: DrainResult) => void): Drainer {
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let dueAt = Number.POSITIVE_INFINITY;
  let isRunning = false;
  const wokenMeanwhile = new Set<WakeCause>();

  const run = async (cause: WakeCause) => {
    dueAt = Number.POSITIVE_INFINITY;
    if (isInVain(cause)) return;
    isRunning = true;
    // Storage may be gone for the moment; what is stored is tried again with the next wake.
    const ports = listening(drainPorts(pageRealm()));
    const result = await drain(ports).catch(() => null);
    const open = await drainOpen(ports).catch(() => null);
    isRunning = false;
    const results = [result, open].filter((one) => one !== null);
    if (results.length > 0) failures = results.some(({ outcome }) => outcome === 'later') ? failures + 1 : 0;
    if (results.some(({ waiting }) => waiting > 0)) void askForSync();
    if (result) onEnd(result);
    const isUnfinished = results.some(({ outcome }) => outcome === 'later' || outcome === 'busy');
    if (isUnfinished && wokenMeanwhile.size === 0) wokenMeanwhile.add('again');
    const causes = [...wokenMeanwhile];
    wokenMeanwhile.clear();
    for (const cause of causes) wake(cause);
  };

  const wake = (cause: WakeCause) => {
    if (isRunning) {
      wokenMeanwhile.add(cause);
      return;
    }
    if (isInVain(cause)) return;
    void readPace()
      .catch(() => ({ spreadS: 0, notBeforeMs: 0 }))
      .then((pace) => {
        const now = { pace, failures, isVisible: !document.hidden, nowMs: Date.now(), random: Math.random };
        const delayMs = wakeDelayMs(cause, now);
        // The soonest wake wins: a tap does not wait for the hall's turn.
        if (isRunning || Date.now() + delayMs >= dueAt) return;
        clearTimeout(timer);
        dueAt = Date.now() + delayMs;
        timer = setTimeout(run, delayMs, cause);
      });
  };
  return { wake };
}

/** A page put away does not go on asking by itself: the worker does, and whoever comes back to it wakes it at once. */
const isInVain = (cause: WakeCause) => cause === 'again' && document.hidden;

/** A delivery, too, tells whether our server is there. */
const listening = (ports: DrainPorts): DrainPorts => ({
  ...ports,
  fetch: async (url, init) => {
    try {
      const response = await ports.fetch(url, init);
      noteAnswer(response);
      return response;
    } catch (error) {
      noteHeard(false);
      throw error;
    }
  },
});

/** The browser wakes the worker when there is a network again, also with no page open. */
async function askForSync(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  await registration?.sync?.register(DELIVERY_SYNC_TAG).catch(() => {});
}
