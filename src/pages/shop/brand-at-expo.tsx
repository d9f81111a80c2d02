import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { currentAndUpcomingExpos, type Expo } from '../../domain/expo/expo.ts';
import { starBuyPath } from '../../domain/routing/paths.ts';
import { BrandBooths } from '../../features/brands/brand-booths.tsx';
import { useBoothsOfBrand } from '../../features/exhibitors/use-booths-of-brand.ts';
import { expoQueries } from '../../features/expos/queries.ts';
import { productQueries } from '../../features/products/queries.ts';
import { todayAtom } from '../../platform/clock.ts';
import { Section } from '../../ui/section.tsx';
import { ProductGrid } from './product-grid.tsx';

/**
 * What is stored for the running or next expo about a brand whose page did not load: where it is, and its star buys.
 * Nothing where none of it is stored. A default export, as `lazy` requires.
 */
export default function BrandAtExpo({ slug }: { slug: string }) {
  const today = useAtomValue(todayAtom);
  const expoList = useQuery(expoQueries.list()).data;
  const expo = expoList && currentAndUpcomingExpos(expoList, today)[0];
  const booths = useBoothsOfBrand(slug, expo) ?? [];
  return (
    <>
      {expoList && booths.length > 0 && (
        <BrandBooths brand={{ booths, deals: [] }} expoList={expoList} today={today} />
      )}
      {expo?.showStarbuys && <StarBuys slug={slug} expo={expo} />}
    </>
  );
}

function StarBuys({ slug, expo }: { slug: string; expo: Expo }) {
  const { data } = useInfiniteQuery(productQueries.starBuys(expo.slug, undefined));
  const products = (data?.pages ?? [])
    .flatMap(({ items }) => items)
    .filter(({ brand }) => brand.slug === slug);
  if (products.length === 0) return null;
  return (
    <Section
      title={`Star buys at ${expo.name}`}
      moreLink={{ label: 'See all', href: starBuyPath(expo.slug) }}
    >
      <ProductGrid products={products} level={3} isSingleRow starBuysOf={expo} isOnBrandPage />
    </Section>
  );
}
