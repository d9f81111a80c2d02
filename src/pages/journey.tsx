import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { FirstSteps } from '../features/family/first-steps.tsx';
import { offerReturnPath, takeReturnPath } from '../features/session/return-location.ts';
import type { HeadText, PageProps } from './page.ts';
import { VisitorsOnly } from './visitors-only.tsx';

export const head = (): HeadText => ({ title: 'Journey' });

/** The one sign-in page on which a signed-in visitor stays. */
export function Page({ at }: PageProps) {
  const [, navigate] = useLocation();
  const returnUrl = at.search.get('returnUrl');
  useEffect(() => {
    if (returnUrl) offerReturnPath(returnUrl);
  }, [returnUrl]);
  return (
    <VisitorsOnly at={at}>
      <FirstSteps onDone={() => navigate(takeReturnPath(), { replace: true })} />
    </VisitorsOnly>
  );
}
