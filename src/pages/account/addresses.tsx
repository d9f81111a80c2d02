import { AddressBook } from '../../features/addresses/address-book.tsx';
import { OutboxSection } from '../outbox/outbox-section.tsx';
import type { PageMeta, PageProps } from '../page-module.ts';
import { AccountLayout } from './account-layout.tsx';

export const head = (): PageMeta => ({ heading: 'My Addresses', noIndex: true });

export function Page({ address }: PageProps) {
  return (
    <AccountLayout address={address}>
      <AddressBook />
      <OutboxSection refusedWithPrefix="address." />
    </AccountLayout>
  );
}
