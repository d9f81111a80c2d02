import type { ComponentType } from 'react';
import type { RouteAddress } from '../../domain/routing/paths.ts';
import type { PageModule, PageProps } from '../page-module.ts';
import { AccountLayout } from './account-layout.tsx';
import { AccountOverview } from './account-overview.tsx';
import { CheckInPage } from './check-in.tsx';
import { FamilyPage } from './family.tsx';
import { ProfilePage } from './profile.tsx';
import { SettingsPage } from './settings.tsx';
import { TransactionsPage } from './transactions.tsx';

/** `heading` is null where the page renders its own. */
type AccountPage = { heading: string | null; Page: ComponentType<PageProps> };

/** The account pages that share one path and differ in the parameter `page`. */
const pages = new Map<string | null, AccountPage>([
  ['profile', { heading: 'My Profile', Page: ProfilePage }],
  ['family', { heading: 'My Family', Page: FamilyPage }],
  ['transactions', { heading: 'Transactions', Page: TransactionsPage }],
  ['expo-check-in', { heading: null, Page: CheckInPage }],
  ['settings', { heading: 'Settings', Page: SettingsPage }],
]);
const overview: AccountPage = { heading: 'My Account', Page: AccountOverview };

const pageOf = ({ search }: RouteAddress) => pages.get(search.get('page')) ?? overview;

export const head: PageModule['head'] = (_, address) => ({ heading: pageOf(address).heading, noIndex: true });

export function Page({ address }: PageProps) {
  const { Page: Inner } = pageOf(address);
  return (
    <AccountLayout address={address}>
      <Inner address={address} />
    </AccountLayout>
  );
}
