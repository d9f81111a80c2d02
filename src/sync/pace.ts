import * as v from 'valibot';
import { DEFAULT_SPREAD_S } from '../domain/spread.ts';
import { asFact, readFact } from './facts.ts';
import { type Store, sharedStore } from './store.ts';

const paceSchema = v.object({ spreadS: v.pipe(v.number(), v.minValue(0)), notBeforeMs: v.number() });

/**
 * How fast this phone may come back. `spreadS`: over how many seconds a hall of phones spreads, as the server said
 * last. `notBeforeMs`: no delivery before this, by the phone's clock.
 */
export type Pace = v.InferOutput<typeof paceSchema>;

const UNKNOWN_PACE: Pace = { spreadS: DEFAULT_SPREAD_S, notBeforeMs: 0 };

export const readPace = async (store: Store = sharedStore): Promise<Pace> =>
  (await readFact(store, 'pace', paceSchema)) ?? UNKNOWN_PACE;

export async function writePace(change: Partial<Pace>, store: Store = sharedStore): Promise<void> {
  await store.write(['facts'], async ({ facts }) => {
    const stored = asFact(paceSchema, await facts.get('pace')) ?? UNKNOWN_PACE;
    const next = { ...stored, ...change };
    if (next.spreadS !== stored.spreadS || next.notBeforeMs !== stored.notBeforeMs)
      await facts.put(next, 'pace');
  });
}
