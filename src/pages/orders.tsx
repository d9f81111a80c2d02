import { paths } from '../domain/paths.ts';
import { OwnList } from '../features/belongings/own-list.tsx';
import { OrderList } from '../features/orders/order-list.tsx';
import { orders } from '../features/orders/queries.ts';
import { AccountFrame } from './account-frame.tsx';
import type { HeadText, PageProps } from './page.ts';

export const head = (): HeadText => ({ heading: 'My Orders', noIndex: true });

const nothing = {
  title: 'No orders yet',
  text: 'What you order before or at an expo stands here, with where to collect it.',
  picture: 'check-in-ticket',
  way: { label: 'See the products', href: paths.products },
};

export function Page({ at }: PageProps) {
  return (
    <AccountFrame at={at}>
      <OwnList query={orders.list(true)} what="Your orders" empty={nothing}>
        {(list) => <OrderList orders={list} />}
      </OwnList>
    </AccountFrame>
  );
}
