import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { paths } from '../domain/paths.ts';
import { FirstSteps } from '../features/family/first-steps.tsx';
import { offerReturnPath, takeReturnPath } from '../features/session/return-location.ts';
import { useVisitorsOnly } from '../features/session/visitors-only.ts';
import { Waiting } from '../ui/waiting.tsx';
import type { HeadText, PageProps } from './page.ts';

export const head = (): HeadText => ({ title: 'Journey' });

/** The one sign-in page on which a signed-in visitor stays. */
export function Page({ at }: PageProps) {
  const isAuth = useVisitorsOnly(paths.journey);
  const [, navigate] = useLocation();
  const returnUrl = at.search.get('returnUrl');
  useEffect(() => {
    if (returnUrl) offerReturnPath(returnUrl);
  }, [returnUrl]);
  if (!isAuth) return <Waiting label="Getting your account" blocks={2} />;
  return <FirstSteps onDone={() => navigate(takeReturnPath(), { replace: true })} />;
}
