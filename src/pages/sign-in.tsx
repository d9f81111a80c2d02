import { AuthPage } from '../features/session/auth-page.tsx';
import { SignInForm } from '../features/session/sign-in-form.tsx';
import type { PageProps } from './page.ts';

export const head = () => ({ title: 'Login' });

export function Page({ search }: PageProps) {
  const query = new URLSearchParams(search);
  return (
    <AuthPage returnUrl={query.get('returnUrl')}>
      <SignInForm email={query.get('email') ?? ''} />
    </AuthPage>
  );
}
