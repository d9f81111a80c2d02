import { categoryIdOf } from '../../domain/shop/category.ts';
import type { Product } from '../../domain/shop/product.ts';
import { Link } from '../../ui/link.tsx';
import { Section } from '../../ui/section.tsx';
import { ageRange } from './age-range.ts';
import styles from './product-facts.module.css';
import { productFilterParams } from './product-filters.ts';

export function ProductFacts({ product }: { product: Product }) {
  const { details, ageMonths } = product;
  return (
    <Section title="Details">
      <dl className={styles.facts}>
        {ageMonths && (
          <div>
            <dt>Age</dt>
            <dd>{ageRange(ageMonths)}</dd>
          </div>
        )}
        {details.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div>
          <dt>Category</dt>
          <dd>
            <Link href={productFilterParams.href({ category: categoryIdOf(product) })}>
              {product.category}
            </Link>
          </dd>
        </div>
      </dl>
    </Section>
  );
}
