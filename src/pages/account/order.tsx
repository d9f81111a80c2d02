import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { expoBySlug } from '../../domain/expo/expo.ts';
import { paths } from '../../domain/routing/paths.ts';
import { expoQueries } from '../../features/expos/queries.ts';
import { OrderDetail } from '../../features/orders/order-detail.tsx';
import { orderQueries } from '../../features/orders/queries.ts';
import { isAuthAtom } from '../../platform/session/session-state.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { PageModule, PageProps } from '../page-module.ts';
import { AccountLayout } from './account-layout.tsx';

export const head: PageModule['head'] = (_, address) => ({
  title: `Order ${address.params.number}`,
  noIndex: true,
});

export function Page({ address }: PageProps) {
  return (
    <AccountLayout address={address}>
      <OneOrder number={address.params.number ?? ''} />
    </AccountLayout>
  );
}

function OneOrder({ number }: { number: string }) {
  const { data, error, refetch } = useQuery(orderQueries.list(useAtomValue(isAuthAtom)));
  const { data: expos } = useQuery(expoQueries.list());
  const order = data?.find((one) => one.number === number);
  if (order) {
    const slug = order.collectAt?.expoSlug;
    return <OrderDetail order={order} expo={expos && slug ? expoBySlug(expos, slug) : undefined} />;
  }
  if (!data && error) return <ErrorState subject="This order" onRetry={refetch} />;
  if (!data) return <Skeleton shape="row" label="Loading the order" count={4} />;
  return (
    <EmptyState
      level={2}
      title="We do not find this order"
      text="Perhaps a digit is missing, or it was placed with another account."
      picture="not-found-map"
    >
      <ButtonLink href={paths.orders}>See my orders</ButtonLink>
      <ButtonLink variant="outline" href={paths.getInTouchOnlineService}>
        Get help
      </ButtonLink>
    </EmptyState>
  );
}
