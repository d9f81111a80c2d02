import { settingsPath } from '../../domain/routing/account-paths.ts';
import { AuthPage } from '../../features/auth/auth-page.tsx';
import { ForgetPasswordForm } from '../../features/auth/forget-password-form.tsx';
import { NewPasswordForm } from '../../features/auth/new-password-form.tsx';
import type { PageProps } from '../page-module.ts';

export const head = () => ({ title: 'Forget Password' });

export function Page({ address }: PageProps) {
  const { search } = address;
  const email = search.get('email') ?? '';
  return (
    <AuthPage returnUrl={search.get('returnUrl')} signedInPath={settingsPath}>
      {email && search.get('step') === 'code' ? (
        <NewPasswordForm key={email} email={email} />
      ) : (
        <ForgetPasswordForm email={email} />
      )}
    </AuthPage>
  );
}
