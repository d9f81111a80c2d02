import { cartTotalSen } from '../domain/cart.ts';
import { ringgit } from '../domain/money.ts';
import { fill, paths } from '../domain/paths.ts';
import { OwnList } from '../features/belongings/own-list.tsx';
import { belongings } from '../features/belongings/queries.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Row, Rows } from '../ui/rows.tsx';
import { AccountFrame } from './account-frame.tsx';
import styles from './belongings.module.css';
import type { HeadText, PageProps } from './page.ts';

export const head = (): HeadText => ({ noIndex: true });

const nothing = {
  title: 'Your cart is empty',
  text: 'What you choose in the sale before an expo waits here.',
  picture: 'teddy-bear',
  way: { label: 'See the products', href: paths.products },
};

export function Page({ at }: PageProps) {
  return (
    <AccountFrame at={at}>
      <OwnList query={belongings.cart()} what="Your cart" empty={nothing}>
        {(lines) => (
          <>
            <Rows label="In your cart">
              {lines.map(({ product, quantity }) => (
                <Row
                  key={product.slug}
                  title={product.name}
                  href={fill(paths.product, { slug: product.slug })}
                  picture={product.picture}
                >
                  <p>
                    {product.brand.name} · {quantity} × {ringgit(product.priceSen)}
                  </p>
                </Row>
              ))}
            </Rows>
            <section className={styles.card} data-sunny="" aria-label="How to buy">
              <p className={styles.line}>
                <strong>Together</strong>
                <span>{ringgit(cartTotalSen(lines))}</span>
              </p>
              <p>Show this list at the brands’ booths: you pay there and take everything with you.</p>
              <div>
                <ButtonLink href={paths.expoDirectory} look="dark">
                  Find the booths
                </ButtonLink>
              </div>
            </section>
          </>
        )}
      </OwnList>
    </AccountFrame>
  );
}
