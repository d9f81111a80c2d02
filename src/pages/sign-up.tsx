import { AuthPage } from '../features/session/auth-page.tsx';
import { SignUpForm } from '../features/session/sign-up-form.tsx';
import type { PageProps } from './page.ts';

export const head = () => ({ title: 'Sign Up' });

export function Page({ at }: PageProps) {
  return (
    <AuthPage returnUrl={at.search.get('returnUrl')}>
      <SignUpForm />
    </AuthPage>
  );
}
