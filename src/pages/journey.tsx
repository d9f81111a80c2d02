import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { fill, paths } from '../domain/paths.ts';
import { FirstSteps } from '../features/family/first-steps.tsx';
import { offerReturnPath, takeReturnPath } from '../features/session/return-location.ts';
import { sessionAtom } from '../platform/session.ts';
import { Waiting } from '../ui/waiting.tsx';
import type { HeadText, PageProps } from './page.ts';

export const head = (): HeadText => ({ title: 'Journey' });

/** The one sign-in page on which a signed-in visitor stays. */
export function Page({ search }: PageProps) {
  const { isAuth, isUserReady } = useAtomValue(sessionAtom);
  const [, navigate] = useLocation();
  const returnUrl = new URLSearchParams(search).get('returnUrl');
  useEffect(() => {
    if (returnUrl) offerReturnPath(returnUrl);
  }, [returnUrl]);
  useEffect(() => {
    if (isUserReady && !isAuth) navigate(fill(paths.signIn, { returnUrl: paths.journey }), { replace: true });
  }, [isAuth, isUserReady, navigate]);
  if (!isAuth) return <Waiting label="Getting your account" blocks={2} />;
  return <FirstSteps onDone={() => navigate(takeReturnPath(), { replace: true })} />;
}
