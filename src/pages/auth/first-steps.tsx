// @script venue

import { useEffect } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { isPage, paths } from '../../domain/routing/paths.ts';
import type { Family } from '../../domain/visitor/family.ts';
import { FirstSteps } from '../../features/family/first-steps.tsx';
import { isFamilyEmpty } from '../../features/family/optimistic-family.ts';
import { familyQueries } from '../../features/family/queries.ts';
import { saveReturnPathIfNone, takeReturnPath } from '../../platform/session/return-path.ts';
import { RequireSignIn } from '../account/require-sign-in.tsx';
import type { PageModule, PageProps } from '../page-module.ts';

export const head: PageModule['head'] = (client) => {
  const family = client.getQueryData<Family | null>(familyQueries.detail(true).queryKey);
  return {
    title: 'Journey',
    heading: family && !isFamilyEmpty(family) ? 'Edit your family' : 'Tell us about your family',
  };
};

/** A step of signing up that is for signed-in visitors. */
export function Page({ address }: PageProps) {
  const returnUrl = address.search.get('returnUrl');
  useEffect(() => {
    if (returnUrl) saveReturnPathIfNone(returnUrl);
  }, [returnUrl]);
  const leave = () => {
    const next = takeReturnPath();
    const [pathname = ''] = next.split(/[?#]/);
    navigate(isPage(pathname, paths.firstSteps) ? paths.home : next, { replace: true });
  };
  return (
    <RequireSignIn address={address}>
      <FirstSteps onDone={leave} />
    </RequireSignIn>
  );
}
