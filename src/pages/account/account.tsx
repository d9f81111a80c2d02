import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { runningExpos } from '../../domain/expo/expo.ts';
import { accountPageTitle } from '../../domain/routing/address-title.ts';
import { hasTransactions } from '../../domain/routing/offered.ts';
import type { Day } from '../../domain/time/dates.ts';
import { expoFactsLine } from '../expo/expo-part-head.ts';
import type { PageModule, PageProps } from '../page-module.ts';
import { AccountLayout } from './account-layout.tsx';
import { AccountOverview } from './account-overview.tsx';
import { AgendaPage } from './agenda.tsx';
import { CheckInPage } from './check-in.tsx';
import { FamilyPage } from './family.tsx';
import { OutboxPage } from './outbox.tsx';
import { ProfilePage } from './profile.tsx';
import { SettingsPage } from './settings.tsx';
import { TransactionsPage } from './transactions.tsx';

/** The pages that share one path and differ in the parameter `page`; any other value shows the overview. */
const pages = new Map<string | null, ComponentType<PageProps>>([
  ['profile', ProfilePage],
  ['family', FamilyPage],
  ...(hasTransactions ? ([['transactions', TransactionsPage]] as const) : []),
  ['expo-check-in', CheckInPage],
  ['agenda', AgendaPage],
  ['settings', SettingsPage],
  ['outbox', OutboxPage],
]);

export const head: PageModule['head'] = (client, address, today) => ({
  title: accountPageTitle(address),
  ...(address.search.get('page') === 'expo-check-in' && { facts: checkInFacts(client, today) }),
  noIndex: true,
});

/** The expo that is on. With several, their cards name them. */
const checkInFacts = (client: QueryClient, today: Day): string | undefined =>
  expoFactsLine(client, today, (expoList) => {
    const [first, ...others] = runningExpos(expoList, today);
    return others.length > 0 ? undefined : first;
  });

export function Page({ address }: PageProps) {
  const Inner = pages.get(address.search.get('page')) ?? AccountOverview;
  return (
    <AccountLayout address={address}>
      <Inner address={address} />
    </AccountLayout>
  );
}
