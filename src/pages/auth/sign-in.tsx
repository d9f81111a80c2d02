import { paths } from '../../domain/routing/paths.ts';
import { AuthPage } from '../../features/auth/auth-page.tsx';
import { SignInForm } from '../../features/auth/sign-in-form.tsx';
import { BeforeSignIn } from '../../features/install/open-in-browser.tsx';
import type { PageProps } from '../page-module.ts';

export const head = () => ({ title: 'Login' });

export function Page({ address }: PageProps) {
  const { search } = address;
  const after = search.get('after');
  const returnUrl = search.get('returnUrl');
  return (
    // After a reload during sign-up, a confirmed new account signs in here and continues with its first steps.
    <AuthPage returnUrl={returnUrl} nextPath={after === 'confirmed' ? paths.firstSteps : undefined}>
      <BeforeSignIn returnUrl={returnUrl} after={after} />
      <SignInForm email={search.get('email') ?? ''} after={after} />
    </AuthPage>
  );
}
