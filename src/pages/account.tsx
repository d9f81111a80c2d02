import { paths } from '../domain/paths.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { CheckInPage } from './check-in.tsx';
import type { HeadText, PageProps } from './page.ts';
import { SettingsPage } from './settings.tsx';
import { VisitorsOnly } from './visitors-only.tsx';

export const head = (): HeadText => ({ heading: null, noIndex: true });

/** The account's pages live under one address, told apart by `page`. */
export function Page({ at }: PageProps) {
  return (
    <VisitorsOnly at={at}>
      <AccountPage page={at.search.get('page')} />
    </VisitorsOnly>
  );
}

function AccountPage({ page }: { page: string | null }) {
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
