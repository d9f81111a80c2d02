import { AuthPage } from '../../features/auth/auth-page.tsx';
import { SignUpForm } from '../../features/auth/sign-up-form.tsx';
import { BeforeSignIn } from '../../features/install/open-in-browser.tsx';
import type { PageProps } from '../page-module.ts';

export const head = () => ({ title: 'Sign Up' });

export function Page({ address }: PageProps) {
  return (
    <AuthPage returnUrl={address.search.get('returnUrl')}>
      <BeforeSignIn />
      <SignUpForm after={address.search.get('after')} />
    </AuthPage>
  );
}
