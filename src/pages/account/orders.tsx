import { useQuery } from '@tanstack/react-query';
import { paths } from '../../domain/routing/paths.ts';
import { OrderList } from '../../features/orders/order-list.tsx';
import { orderQueries } from '../../features/orders/queries.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import '../../ui/skeleton-lists.css';
import { OfflineCopyNoteOf } from '../offline-copy-note-of.tsx';
import type { PageMeta, PageProps } from '../page-module.ts';
import { AccountLayout } from './account-layout.tsx';

export const head = (): PageMeta => ({ heading: 'My Orders', noIndex: true });

export function Page({ address }: PageProps) {
  return (
    <AccountLayout address={address}>
      <OfflineCopyNoteOf query={orderQueries.list(true)} />
      <Orders />
    </AccountLayout>
  );
}

function Orders() {
  const query = useQuery(orderQueries.list(true));
  return (
    <QueryView
      query={query}
      subject="Your orders"
      skeleton={{ shape: 'row-order', label: 'Loading your orders', count: 3 }}
      empty={<NoOrders />}
    >
      {(list) => <OrderList orders={list} />}
    </QueryView>
  );
}

const NoOrders = () => (
  <EmptyState
    level={2}
    title="No orders yet"
    text="You buy and pay at the booths. Your cart adds up what you’ll pay there."
    picture="parcel"
  >
    <ButtonLink href={paths.products}>See the products</ButtonLink>
  </EmptyState>
);
