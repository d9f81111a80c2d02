import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { paths } from '../domain/paths.ts';
import { OrderList } from '../features/orders/order-list.tsx';
import { orders } from '../features/orders/queries.ts';
import { isAuthAtom } from '../platform/session.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Failure } from '../ui/failure.tsx';
import { Notice } from '../ui/notice.tsx';
import { Waiting } from '../ui/waiting.tsx';
import { AccountFrame } from './account-frame.tsx';
import type { HeadText, PageProps } from './page.ts';

export const head = (): HeadText => ({ heading: 'My Orders', noIndex: true });

export function Page({ at }: PageProps) {
  return (
    <AccountFrame at={at}>
      <Orders />
    </AccountFrame>
  );
}

function Orders() {
  const { data, error, refetch } = useQuery(orders.list(useAtomValue(isAuthAtom)));
  if (!data && error) return <Failure what="Your orders" onRetry={refetch} />;
  if (!data) return <Waiting label="Loading your orders" blocks={2} />;
  if (data.length > 0) return <OrderList orders={data} />;
  return (
    <Notice
      level={2}
      title="No orders yet"
      text="What you order before or at an expo stands here, with where to collect it."
      picture="check-in-ticket"
    >
      <ButtonLink href={paths.products}>See the products</ButtonLink>
    </Notice>
  );
}
