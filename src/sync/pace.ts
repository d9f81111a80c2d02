import { DEFAULT_SPREAD_S } from '../domain/spread.ts';
import { asFact, type Fact, readFact } from './facts.ts';
import { type Store, sharedStore } from './store.ts';

const paceShape = { spreadS: 'amount', notBeforeMs: 'number' } as const;

/**
 * How fast this phone may come back. `spreadS`: over how many seconds a hall of phones spreads, as the server said
 * last. `notBeforeMs`: no delivery before this, by the phone's clock.
 */
export type Pace = Fact<typeof paceShape>;

const UNKNOWN_PACE: Pace = { spreadS: DEFAULT_SPREAD_S, notBeforeMs: 0 };

export const readPace = async (store: Store = sharedStore): Promise<Pace> =>
  (await readFact(store, 'pace', paceShape)) ?? UNKNOWN_PACE;

export async function writePace(change: Partial<Pace>, store: Store = sharedStore): Promise<void> {
  await store.write(['facts'], async ({ facts }) => {
    const stored = asFact(paceShape, await facts.get('pace')) ?? UNKNOWN_PACE;
    const next = { ...stored, ...change };
    if (next.spreadS !== stored.spreadS || next.notBeforeMs !== stored.notBeforeMs)
      await facts.put(next, 'pace');
  });
}
