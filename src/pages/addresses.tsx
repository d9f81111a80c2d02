import { AddressBook } from '../features/addresses/address-book.tsx';
import { OutboxList } from '../features/outbox/outbox-list.tsx';
import { AccountFrame } from './account-frame.tsx';
import type { HeadText, PageProps } from './page.ts';

export const head = (): HeadText => ({ heading: 'My Addresses', noIndex: true });

export function Page({ at }: PageProps) {
  return (
    <AccountFrame at={at}>
      <AddressBook />
      <OutboxList troubleOf="address." />
    </AccountFrame>
  );
}
