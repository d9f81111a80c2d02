import { paths } from '../../domain/routing/paths.ts';
import { OrderList } from '../../features/orders/order-list.tsx';
import { orderQueries } from '../../features/orders/queries.ts';
import { QueryList } from '../../ui/query-list.tsx';
import type { PageHead, PageProps } from '../page-module.ts';
import { AccountLayout } from './account-layout.tsx';

export const head = (): PageHead => ({ heading: 'My Orders', noIndex: true });

const nothing = {
  title: 'No orders yet',
  text: 'What you order before or at an expo stands here, with where to collect it.',
  picture: 'check-in-ticket',
  link: { label: 'See the products', href: paths.products },
};

export function Page({ address }: PageProps) {
  return (
    <AccountLayout address={address}>
      <QueryList query={orderQueries.list(true)} label="Your orders" empty={nothing}>
        {(list) => <OrderList orders={list} />}
      </QueryList>
    </AccountLayout>
  );
}
