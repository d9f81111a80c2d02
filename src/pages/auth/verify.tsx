import { paths } from '../../domain/routing/paths.ts';
import { AuthPage } from '../../features/auth/auth-page.tsx';
import { VerifyForm } from '../../features/auth/verify-form.tsx';
import type { PageProps } from '../page-module.ts';

export const head = () => ({ title: 'Verify' });

export function Page({ address }: PageProps) {
  const { search } = address;
  return (
    <AuthPage returnUrl={search.get('returnUrl')} nextPath={paths.firstSteps}>
      <VerifyForm email={search.get('email') ?? ''} />
    </AuthPage>
  );
}
