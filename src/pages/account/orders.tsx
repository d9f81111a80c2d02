import { paths } from '../../domain/routing/paths.ts';
import { OwnList } from '../../features/belongings/own-list.tsx';
import { OrderList } from '../../features/orders/order-list.tsx';
import { orders } from '../../features/orders/queries.ts';
import type { PageHead, PageProps } from '../page-module.ts';
import { AccountLayout } from './account-layout.tsx';

export const head = (): PageHead => ({ heading: 'My Orders', noIndex: true });

const nothing = {
  title: 'No orders yet',
  text: 'What you order before or at an expo stands here, with where to collect it.',
  picture: 'check-in-ticket',
  way: { label: 'See the products', href: paths.products },
};

export function Page({ address }: PageProps) {
  return (
    <AccountLayout address={address}>
      <OwnList query={orders.list(true)} what="Your orders" empty={nothing}>
        {(list) => <OrderList orders={list} />}
      </OwnList>
    </AccountLayout>
  );
}
