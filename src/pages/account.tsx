import { accountMenu } from '../domain/menus.ts';
import { FamilyPage } from './account-family.tsx';
import { AccountFrame } from './account-frame.tsx';
import { AccountOverview } from './account-overview.tsx';
import { ProfilePage } from './account-profile.tsx';
import { TransactionsPage } from './account-transactions.tsx';
import { CheckInPage } from './check-in.tsx';
import type { At, PageModule, PageProps } from './page.ts';
import { SettingsPage } from './settings.tsx';

/** These bring a heading of their own. */
const OWN_HEADING: readonly unknown[] = ['expo-check-in', 'settings'];

const pageIn = ({ search }: At) => search.get('page');

export const head: PageModule['head'] = (_client, at) => {
  const page = pageIn(at);
  const known = accountMenu({}).find(({ path }) => path === `${at.path}?page=${page}`);
  return { noIndex: true, heading: OWN_HEADING.includes(page) ? null : known?.label };
};

/** The account's pages live under one address, told apart by `page`. */
export function Page({ at }: PageProps) {
  return (
    <AccountFrame at={at}>
      <AccountPage page={pageIn(at)} />
    </AccountFrame>
  );
}

function AccountPage({ page }: { page: string | null }) {
  if (page === 'profile') return <ProfilePage />;
  if (page === 'family') return <FamilyPage />;
  if (page === 'transactions') return <TransactionsPage />;
  if (page === 'expo-check-in') return <CheckInPage />;
  if (page === 'settings') return <SettingsPage />;
  return <AccountOverview />;
}
