import { HOUR_MS } from '../../src/domain/time/durations.ts';

/** Says a message unless it was said within the last hour. `now`: in ms. */
export function atMostHourly(say: (message: string) => void, now: () => number): (message: string) => void {
  const saidAtMs = new Map<string, number>();
  return (message) => {
    const nowMs = now();
    if (nowMs - (saidAtMs.get(message) ?? Number.NEGATIVE_INFINITY) < HOUR_MS) return;
    saidAtMs.set(message, nowMs);
    say(message);
  };
}
