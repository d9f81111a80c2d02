import { paths } from '../../domain/routing/paths.ts';
import { AuthPage } from '../../features/session/auth-page.tsx';
import { VerifyForm } from '../../features/session/verify-form.tsx';
import type { PageProps } from '../page-module.ts';

export const head = () => ({ title: 'Verify' });

export function Page({ address }: PageProps) {
  const query = address.search;
  return (
    <AuthPage returnUrl={query.get('returnUrl')} next={paths.journey}>
      <VerifyForm email={query.get('email') ?? ''} />
    </AuthPage>
  );
}
