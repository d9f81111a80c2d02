import { navigate } from 'wouter/use-browser-location';
import { PRODUCT_SORTS, type ProductChoices, type ProductSort } from '../../domain/shop/product.ts';
import { categoryChips } from '../../ui/category-chips.ts';
import { Chips } from '../../ui/chips.tsx';
import { ListCount } from '../../ui/list-count.tsx';
import { PillSelect } from '../../ui/pill-select.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { priceChoices } from './price-range.ts';
import { AGE_CHOICES, type ProductFilters, productFilterParams, SORT_LABELS } from './product-filters.ts';
import styles from './products.module.css';

type Changes = Parameters<typeof productFilterParams.href>[0];
type Props = { filters: ProductFilters; choices: ProductChoices | undefined; isLoading: boolean };

/** Search, brand, age, price and category; the address holds all of them. */
export function ProductFilterBar({ filters, choices, isLoading }: Props) {
  const setFilters = (changes: Changes) => navigate(productFilterParams.href({ ...filters, ...changes }));
  const paramsWithout = (name: keyof ProductFilters) =>
    productFilterParams.serialize({ ...filters, [name]: undefined });
  const brands = brandsToChoose(choices, filters).map(({ slug, name }) => ({ value: slug, label: name }));
  const prices = priceChoices(choices?.priceStepsSen ?? [], filters.price);
  const ages = AGE_CHOICES.map(({ months, label }) => ({ value: String(months), label }));
  return (
    <div className={styles.filters}>
      <SearchField
        label="Search products"
        name="q"
        value={filters.q ?? ''}
        hiddenParams={paramsWithout('q')}
        onSearch={(q) => setFilters({ q })}
      />
      <div className={styles.selects}>
        <PillSelect
          label="Brand"
          name="brand"
          value={filters.brand ?? ''}
          options={[{ value: '', label: 'All brands' }, ...withValue(brands, filters.brand)]}
          hiddenParams={paramsWithout('brand')}
          onSelect={(brand) => setFilters({ brand })}
        />
        <PillSelect
          label="Child’s age"
          name="age"
          value={filters.age === undefined ? '' : String(filters.age)}
          options={[{ value: '', label: 'Any age' }, ...withValue(ages, filters.age, ' months')]}
          hiddenParams={paramsWithout('age')}
          onSelect={(age) => setFilters({ age: age ? Number(age) : undefined })}
        />
        {(isLoading || prices.length > 0) && (
          <PillSelect
            label="Price"
            name="price"
            value={filters.price ?? ''}
            options={[{ value: '', label: 'Any price' }, ...prices]}
            hiddenParams={paramsWithout('price')}
            onSelect={(price) => setFilters({ price })}
          />
        )}
      </div>
      <Chips
        label="Categories"
        isLoading={isLoading}
        chips={categoryChips(choices?.categories, filters.category, (category) =>
          productFilterParams.href({ ...filters, category }),
        )}
      />
    </div>
  );
}

/** The brands with products of the chosen category, and the chosen one. */
function brandsToChoose(choices: ProductChoices | undefined, { category, brand }: ProductFilters) {
  const chosen = choices?.categories.find(({ id, name }) => id === category || name === category);
  return (choices?.brands ?? []).filter(
    ({ slug, categories }) => !chosen || !categories || slug === brand || categories.includes(chosen.id),
  );
}

type Choice = { value: string; label: string };

/** The address may hold a value that is not an option; the select shows it all the same. */
function withValue(choices: Choice[], value: string | number | undefined, unit = ''): Choice[] {
  if (value === undefined || choices.some((choice) => choice.value === String(value))) return choices;
  return [...choices, { value: String(value), label: `${value}${unit}` }];
}

/** The number of products, and their order, which stays when the filters are taken back. */
export function ProductSortBar({ count, filters }: { count: string; filters: ProductFilters }) {
  const { sort, ...filter } = filters;
  const choose = (sort: string) =>
    navigate(productFilterParams.href({ ...filter, sort: sort as ProductSort }));
  return (
    <div className={styles.count}>
      <ListCount text={count} filter={filter} allHref={productFilterParams.href({ sort })} />
      <PillSelect
        label="Sort by"
        name="sort"
        value={sort ?? 'featured'}
        options={PRODUCT_SORTS.map((value) => ({ value, label: SORT_LABELS[value] }))}
        hiddenParams={productFilterParams.serialize(filter)}
        onSelect={choose}
      />
    </div>
  );
}
