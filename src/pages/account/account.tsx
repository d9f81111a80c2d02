import type { ComponentType } from 'react';
import { accountPageTitle } from '../../domain/routing/address-title.ts';
import type { PageModule, PageProps } from '../page-module.ts';
import { AccountLayout } from './account-layout.tsx';
import { AccountOverview } from './account-overview.tsx';
import { CheckInPage } from './check-in.tsx';
import { FamilyPage } from './family.tsx';
import { ProfilePage } from './profile.tsx';
import { SettingsPage } from './settings.tsx';
import { TransactionsPage } from './transactions.tsx';

/** The pages that share one path and differ in the parameter `page`; any other value shows the overview. */
const pages = new Map<string | null, ComponentType<PageProps>>([
  ['profile', ProfilePage],
  ['family', FamilyPage],
  ['transactions', TransactionsPage],
  ['expo-check-in', CheckInPage],
  ['settings', SettingsPage],
]);

export const head: PageModule['head'] = (_, address) => ({
  title: accountPageTitle(address),
  // The check-in renders its own.
  ...(address.search.get('page') === 'expo-check-in' && { heading: null }),
  noIndex: true,
});

export function Page({ address }: PageProps) {
  const Inner = pages.get(address.search.get('page')) ?? AccountOverview;
  return (
    <AccountLayout address={address}>
      <Inner address={address} />
    </AccountLayout>
  );
}
