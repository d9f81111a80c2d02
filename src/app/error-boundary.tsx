import type { QueryClient } from '@tanstack/react-query';
import { Component, type ReactNode, Suspense } from 'react';
import { reportError } from '../platform/telemetry.ts';

/** What the visitor saw of it makes it worth a report, even if its cause alone would be noise. */
class BrokenPageError extends Error {
  override readonly name = 'BrokenPageError';
}

type Props = {
  client: QueryClient;
  /** Shown instead of what failed. */
  fallback: ReactNode;
  children: ReactNode;
};

/**
 * An error in one part of the screen leaves the others usable. Stored data may be its cause, so that a reload would
 * fail again: what does not fit its schema is dropped and fetched again, and the part is rendered once more.
 */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };
  private hasRecovered = false;

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    reportError(new BrokenPageError('A page could not be drawn', { cause: error }));
    if (this.hasRecovered) return;
    this.hasRecovered = true;
    void import('../platform/stored-data-schemas.ts')
      .then(({ dropSuspectQueries }) => dropSuspectQueries(this.props.client))
      .catch(() => {})
      .then(() => this.setState({ failed: false }));
  }

  override render() {
    return this.state.failed ? <Suspense>{this.props.fallback}</Suspense> : this.props.children;
  }
}
