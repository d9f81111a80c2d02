import '../../src/styles/tokens.css';
import '../../src/styles/reset.css';
import '../../src/styles/base.css';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';

/**
 * A dialog removes its entry from the history a moment after it has gone. Waits for that, so that it does not happen in
 * the next test, or without its frame.
 */
async function untilEntriesAreLeft(): Promise<void> {
  const isDialogs = () => (history.state as { dialogs?: unknown } | null)?.dialogs !== undefined;
  for (let i = 0; i < 400 && isDialogs(); i++) await new Promise((resolve) => setTimeout(resolve, 5));
}

/** Renders into the page of a component test, with the app's base styles. It is removed when the test ends. */
export function render(node: ReactNode): { rerender: (node: ReactNode) => void } {
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  const rerender = (next: ReactNode) => flushSync(() => root.render(next));
  rerender(node);
  onTestFinished(async () => {
    root.unmount();
    container.remove();
    await untilEntriesAreLeft();
  });
  return { rerender };
}
