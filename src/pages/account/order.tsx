import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { expoBySlug } from '../../domain/expo/expo.ts';
import { paths } from '../../domain/routing/paths.ts';
import { expoQueries } from '../../features/expos/queries.ts';
import { OrderDetail } from '../../features/orders/order-detail.tsx';
import { orderQueries } from '../../features/orders/queries.ts';
import { isOnlineAtom } from '../../platform/connectivity.ts';
import { isAuthAtom } from '../../platform/session/session-state.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import '../../ui/skeleton-account.css';
import type { PageModule, PageProps } from '../page-module.ts';
import { AccountLayout } from './account-layout.tsx';

export const head: PageModule['head'] = (_, address) => ({
  title: `Order ${address.params.number}`,
  noIndex: true,
});

export function Page({ address }: PageProps) {
  return (
    <AccountLayout address={address}>
      <OrderView number={address.params.number ?? ''} />
    </AccountLayout>
  );
}

function OrderView({ number }: { number: string }) {
  const query = useQuery(orderQueries.list(useAtomValue(isAuthAtom)));
  const { data: expos } = useQuery(expoQueries.list());
  return (
    <QueryView
      query={query}
      subject="This order"
      skeleton={{ shape: 'text-order', label: 'Loading the order', count: 3 }}
    >
      {(orders) => {
        const order = orders.find((order) => order.number === number);
        if (!order) return <UnknownOrder />;
        const slug = order.collectAt?.expoSlug;
        return <OrderDetail order={order} expo={expos && slug ? expoBySlug(expos, slug) : undefined} />;
      }}
    </QueryView>
  );
}

function UnknownOrder() {
  const isOnline = useAtomValue(isOnlineAtom);
  return (
    <EmptyState
      level={2}
      title={isOnline ? 'We can’t find this order' : 'This order isn’t saved on this device'}
      text={
        isOnline
          ? 'Check the number, or log in with the account it belongs to.'
          : 'If it’s yours, it shows once you’re online.'
      }
      picture="parcel"
    >
      <ButtonLink href={paths.orders}>See my orders</ButtonLink>
      <ButtonLink variant="outline" href={paths.getInTouchOnlineService}>
        Get help
      </ButtonLink>
    </EmptyState>
  );
}
