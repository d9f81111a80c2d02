import { paths } from '../domain/paths.ts';
import { AuthPage } from '../features/session/auth-page.tsx';
import { VerifyForm } from '../features/session/verify-form.tsx';
import type { PageProps } from './page.ts';

export const head = () => ({ title: 'Verify' });

export function Page({ at }: PageProps) {
  const query = at.search;
  return (
    <AuthPage returnUrl={query.get('returnUrl')} next={paths.journey}>
      <VerifyForm email={query.get('email') ?? ''} />
    </AuthPage>
  );
}
