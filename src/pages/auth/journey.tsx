// @script venue

import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { isPage, paths } from '../../domain/routing/paths.ts';
import { FirstSteps } from '../../features/family/first-steps.tsx';
import { saveReturnPathIfNone, takeReturnPath } from '../../platform/session/return-path.ts';
import { RequireSignIn } from '../account/require-sign-in.tsx';
import type { PageHead, PageProps } from '../page-module.ts';

export const head = (): PageHead => ({ title: 'Journey' });

/** The only page with the sign-in layout that is for signed-in visitors. */
export function Page({ address }: PageProps) {
  const [, navigate] = useLocation();
  const returnUrl = address.search.get('returnUrl');
  useEffect(() => {
    if (returnUrl) saveReturnPathIfNone(returnUrl);
  }, [returnUrl]);
  const leave = () => {
    const next = takeReturnPath();
    const [pathname = ''] = next.split(/[?#]/);
    navigate(isPage(pathname, paths.journey) ? paths.home : next, { replace: true });
  };
  return (
    <RequireSignIn address={address}>
      <FirstSteps onDone={leave} />
    </RequireSignIn>
  );
}
