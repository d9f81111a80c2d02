import { dayLong, klDay } from '../domain/dates.ts';
import { ringgit } from '../domain/money.ts';
import { fill, paths } from '../domain/paths.ts';
import { OwnList } from '../features/belongings/own-list.tsx';
import { belongings } from '../features/belongings/queries.ts';
import { Row, Rows } from '../ui/rows.tsx';
import { AccountFrame } from './account-frame.tsx';
import type { HeadText, PageProps } from './page.ts';

export const head = (): HeadText => ({ heading: 'My Orders', noIndex: true });

const nothing = {
  title: 'No orders yet',
  text: 'What you order before an expo is listed here, with where to collect it.',
  picture: 'teddy-bear',
  way: { label: 'See the products', href: paths.products },
};

export function Page({ at }: PageProps) {
  return (
    <AccountFrame at={at}>
      <OwnList query={belongings.orders()} what="Your orders" empty={nothing}>
        {(orders) => (
          <Rows label="Orders">
            {orders.map(({ id, number, status, placedAt, totalSen, lines }) => (
              <Row
                key={id}
                title={`Order ${number}`}
                href={fill(paths.order, { number })}
                picture={lines[0]?.picture}
              >
                <p>
                  {dayLong(klDay(Date.parse(placedAt)))} · {ringgit(totalSen)} · {status}
                </p>
              </Row>
            ))}
          </Rows>
        )}
      </OwnList>
    </AccountFrame>
  );
}
