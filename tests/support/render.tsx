import '../../src/styles/tokens.css';
import '../../src/styles/reset.css';
import '../../src/styles/base.css';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';

/** Renders into the page of a component test, with the app's base styles. It is removed when the test ends. */
export function render(node: ReactNode): { rerender: (node: ReactNode) => void } {
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  const rerender = (next: ReactNode) => flushSync(() => root.render(next));
  rerender(node);
  onTestFinished(() => {
    root.unmount();
    container.remove();
  });
  return { rerender };
}
