import { paths } from '../../domain/routing/paths.ts';
import { AuthPage } from '../../features/auth/auth-page.tsx';
import { SignInForm } from '../../features/auth/sign-in-form.tsx';
import type { PageProps } from '../page-module.ts';

export const head = () => ({ title: 'Login' });

export function Page({ address }: PageProps) {
  const query = address.search;
  const after = query.get('after');
  return (
    // A new account whose code was entered after a reload takes its first steps from here.
    <AuthPage returnUrl={query.get('returnUrl')} nextPath={after === 'confirmed' ? paths.journey : undefined}>
      <SignInForm email={query.get('email') ?? ''} after={after} />
    </AuthPage>
  );
}
