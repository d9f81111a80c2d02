import type { QueryClient } from '@tanstack/react-query';
import { Component, type ReactNode, Suspense } from 'react';

type Props = {
  client: QueryClient;
  /** Shown instead of what failed. */
  fallback: ReactNode;
  children: ReactNode;
};

/**
 * An error in one part of the screen leaves the others usable. Stored data may be its cause, so that a reload would
 * fail again: what does not fit its schema is dropped (all of it, if all of it fits) and fetched again, and the part is
 * rendered once more.
 */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };
  private hasRecovered = false;

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    const isFirst = !this.hasRecovered;
    this.hasRecovered = true;
    void import('./report-render-error.ts')
      .then((part) => part.reportRenderError(error, isFirst && this.props.client))
      .catch(() => {})
      .then(() => isFirst && this.setState({ failed: false }));
  }

  override render() {
    const { client, fallback, children } = this.props;
    if (!this.state.failed) return children;
    // What cannot be loaded, either, must not take the whole app with it.
    return (
      <ErrorBoundary client={client} fallback={null}>
        <Suspense>{fallback}</Suspense>
      </ErrorBoundary>
    );
  }
}
