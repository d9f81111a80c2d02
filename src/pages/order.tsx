import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { expoBySlug } from '../domain/expo.ts';
import { paths } from '../domain/paths.ts';
import { expo } from '../features/expo/queries.ts';
import { OrderDetail } from '../features/orders/order-detail.tsx';
import { orders } from '../features/orders/queries.ts';
import { isAuthAtom } from '../platform/session.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Failure } from '../ui/failure.tsx';
import { Notice } from '../ui/notice.tsx';
import { Waiting } from '../ui/waiting.tsx';
import { AccountFrame } from './account-frame.tsx';
import type { PageModule, PageProps } from './page.ts';

export const head: PageModule['head'] = (_, at) => ({ title: `Order ${at.params.number}`, noIndex: true });

export function Page({ at }: PageProps) {
  return (
    <AccountFrame at={at}>
      <OneOrder number={at.params.number ?? ''} />
    </AccountFrame>
  );
}

function OneOrder({ number }: { number: string }) {
  const { data, error, refetch } = useQuery(orders.list(useAtomValue(isAuthAtom)));
  const { data: expos } = useQuery(expo.list());
  const order = data?.find((one) => one.number === number);
  if (order) {
    const slug = order.collectAt?.expoSlug;
    return <OrderDetail order={order} expo={expos && slug ? expoBySlug(expos, slug) : undefined} />;
  }
  if (!data && error) return <Failure what="This order" onRetry={refetch} />;
  if (!data) return <Waiting shape="row" label="Loading the order" blocks={4} />;
  return (
    <Notice
      level={2}
      title="We do not find this order"
      text="Perhaps a digit is missing, or it was placed with another account."
      picture="not-found-map"
    >
      <ButtonLink href={paths.orders}>See my orders</ButtonLink>
      <ButtonLink look="outline" href={paths.getInTouchOnlineService}>
        Get help
      </ButtonLink>
    </Notice>
  );
}
