import { AddressBook } from '../../features/addresses/address-book.tsx';
import { addressQueries } from '../../features/addresses/queries.ts';
import { useProfile } from '../../features/profile/use-profile.ts';
import { OfflineCopyNoteOf } from '../offline-copy-note-of.tsx';
import { OutboxSection } from '../outbox/outbox-section.tsx';
import type { PageMeta, PageProps } from '../page-module.ts';
import { AccountLayout } from './account-layout.tsx';

export const head = (): PageMeta => ({ heading: 'My Addresses', noIndex: true });

export function Page({ address }: PageProps) {
  const { profile } = useProfile();
  return (
    <AccountLayout address={address}>
      <OfflineCopyNoteOf query={addressQueries.list(true)} />
      <AddressBook
        contact={profile && { recipient: profile.fullName || profile.displayName, phone: profile.phone }}
      />
      <OutboxSection refusedWithPrefix="address." />
    </AccountLayout>
  );
}
