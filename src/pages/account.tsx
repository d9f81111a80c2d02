import { paths } from '../domain/paths.ts';
import { useVisitorsOnly } from '../features/session/visitors-only.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { Waiting } from '../ui/waiting.tsx';
import { CheckInPage } from './check-in.tsx';
import type { HeadText, PageProps } from './page.ts';
import { SettingsPage } from './settings.tsx';

export const head = (): HeadText => ({ title: 'My Account' });

/** The account's pages live under one address, told apart by `page`. Only for whoever is signed in. */
export function Page({ search }: PageProps) {
  const isAuth = useVisitorsOnly(search ? `${paths.account}?${search}` : paths.account);
  const page = new URLSearchParams(search).get('page');
  if (!isAuth) return <Waiting label="Getting your account" blocks={2} />;
  if (page === 'expo-check-in') return <CheckInPage />;
  if (page === 'settings') return <SettingsPage />;
  return (
    <Notice
      title="We looked everywhere"
      text="This page does not exist, or it has moved."
      picture="not-found-map"
    >
      <ButtonLink href={paths.home}>Go home</ButtonLink>
    </Notice>
  );
}
