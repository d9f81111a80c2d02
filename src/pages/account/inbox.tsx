import { offersPoints } from '../../domain/organiser/offers.ts';
import { paths } from '../../domain/routing/paths.ts';
import { InboxList } from '../../features/inbox/inbox-list.tsx';
import { inboxQueries } from '../../features/inbox/queries.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { OfflineCopyNoteOf } from '../offline-copy-note-of.tsx';
import { OutboxSection } from '../outbox/outbox-section.tsx';
import type { PageMeta, PageProps } from '../page-module.ts';
import { AccountLayout } from './account-layout.tsx';

export const head = (): PageMeta => ({ noIndex: true });

const noMessages = (
  <EmptyState
    level={2}
    title="No messages yet"
    text={`We’ll tell you here when you check in${offersPoints ? ' or earn points' : ''}.`}
    picture="mailbox"
  >
    <ButtonLink href={paths.expo}>See the expos</ButtonLink>
  </EmptyState>
);

export function Page({ address }: PageProps) {
  return (
    <AccountLayout address={address}>
      <OfflineCopyNoteOf query={inboxQueries.list()} />
      <InboxList empty={noMessages} />
      <OutboxSection refusedWithPrefix="inbox." />
    </AccountLayout>
  );
}
