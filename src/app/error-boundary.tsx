import { Component, type ReactNode } from 'react';
import { reportError } from '../platform/telemetry.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';

/** What the visitor saw of it makes it worth a report, even if its cause alone would be noise. */
class BrokenPageError extends Error {
  override readonly name = 'BrokenPageError';
}

/** An error in one page leaves header, menu and footer usable. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    reportError(new BrokenPageError('A page could not be drawn', { cause: error }));
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <EmptyState
        title="This page stumbled"
        text="It is our fault, not yours. Nothing you saved is lost."
        picture="not-found-map"
      >
        <Button onClick={() => location.reload()}>Try again</Button>
      </EmptyState>
    );
  }
}
