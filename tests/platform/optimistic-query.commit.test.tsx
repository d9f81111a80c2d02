import { createStore, type PrimitiveAtom, Provider } from 'jotai';
import { Component, type ReactNode, useLayoutEffect } from 'react';
import { expect, it, vi } from 'vitest';
import { useOptimisticValue } from '../../src/platform/optimistic-query.ts';
import { outboxEntriesAtom } from '../../src/platform/outbox-client.ts';
import { render } from '../support/render.tsx';

vi.mock('../../src/platform/outbox-client.ts', async () => ({
  outboxEntriesAtom: (await import('jotai')).atom<readonly unknown[]>([]),
}));
const entriesAtom = outboxEntriesAtom as unknown as PrimitiveAtom<readonly unknown[]>;

function Sum({ base, factor = 1 }: { base: number | undefined; factor?: number }) {
  const answer = { data: base, dataUpdatedAt: 1 };
  const sum = useOptimisticValue({ queryKey: ['sum'] }, answer, (loaded, _version, entries) => ({
    total: loaded + entries.length * factor,
  }));
  return <output>{sum?.total}</output>;
}

/** Its layout effect runs after the values of this rendering were read, and before their effects. */
function AtCommit({ run, children }: { run?: () => void; children: ReactNode }) {
  useLayoutEffect(() => run?.());
  return children;
}

const shown = () => document.querySelector('output')?.textContent;

it.each([
  ['loaded', { base: undefined }, { base: 5 }],
  ['of another fold', { base: 5, factor: 0 }, { base: 5, factor: 1 }],
])(
  'A value that is just %s contains an action that is stored before its effects run',
  async (_, before, after) => {
    const store = createStore();
    const page = (props: Parameters<typeof Sum>[0], run?: () => void) => (
      <Provider store={store}>
        <AtCommit {...(run && { run })}>
          <Sum {...props} />
        </AtCommit>
      </Provider>
    );
    const { rerender } = render(page(before));
    rerender(page(after, () => store.set(entriesAtom, ['tap'])));
    await expect.poll(shown).toBe('6');
  },
);

/** Shows nothing of what has thrown. */
class Boundary extends Component<{ children: ReactNode }, { hasThrown: boolean }> {
  override state = { hasThrown: false };
  static getDerivedStateFromError = () => ({ hasThrown: true });
  override render = () => (this.state.hasThrown ? <output>Failed</output> : this.props.children);
}

function Broken() {
  const answer = { data: 5, dataUpdatedAt: 1 };
  const value = useOptimisticValue({ queryKey: ['sum'] }, answer, (loaded, _version, entries) => {
    if (entries.length > 0) throw new Error('No such action');
    return loaded;
  });
  return <output>{value}</output>;
}

it('A value that cannot be computed fails where it is shown, and not where the action is stored', async () => {
  const store = createStore();
  render(
    <Provider store={store}>
      <Boundary>
        <Broken />
      </Boundary>
    </Provider>,
  );
  expect(() => store.set(entriesAtom, ['tap'])).not.toThrow();
  await expect.poll(shown).toBe('Failed');
  expect(console.error).toHaveBeenCalledOnce();
  vi.mocked(console.error).mockClear();
});
