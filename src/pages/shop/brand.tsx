// @script brand

import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { lazy, type ReactNode, Suspense } from 'react';
import { sharePicturePath } from '../../domain/content/pictures.ts';
import { hasVisibleContent } from '../../domain/content/rich-text.ts';
import type { Booth, Exhibitor } from '../../domain/expo/exhibitor.ts';
import { runningExpos } from '../../domain/expo/expo.ts';
import { productName } from '../../domain/organiser/brand.ts';
import { isNotFound } from '../../domain/routing/not-found.ts';
import { boothPath, brandPath, paths, type RouteAddress } from '../../domain/routing/paths.ts';
import type { Brand, BrandCard } from '../../domain/shop/brand.ts';
import { BrandArticles } from '../../features/brands/brand-articles.tsx';
import { BrandBooths } from '../../features/brands/brand-booths.tsx';
import { BrandHero } from '../../features/brands/brand-hero.tsx';
import { brandQueries } from '../../features/brands/queries.ts';
import { expoQueries } from '../../features/expos/queries.ts';
import { FollowButton } from '../../features/follows/follow-button.tsx';
import { FollowPendingNote } from '../../features/follows/follow-pending-note.tsx';
import { todayAtom } from '../../platform/clock.ts';
import { importComponent } from '../../platform/import-with-retry.ts';
import { findKnownItem } from '../../platform/known-item.ts';
import { lazyOnFirstInteraction } from '../../platform/on-first-interaction.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { isMissing, QueryView } from '../../ui/query-view.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { Section } from '../../ui/section.tsx';
import { ShareButton } from '../../ui/share-button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import '../../ui/skeleton-shop.css';
import { LazyOfflineCopyNote } from '../lazy-offline-copy-note.tsx';
import type { PageModule, PageProps } from '../page-module.ts';
import { httpStatusOf } from '../query-status.ts';

const PRODUCTS_ID = 'products';

const ProductGrid = import.meta.env.SSR
  ? (await import('./product-grid.tsx')).ProductGrid
  : lazyOnFirstInteraction(PRODUCTS_ID, () =>
      import('./product-grid.tsx').then((module) => module.ProductGrid),
    );

const BrandAtExpo = lazy(() => importComponent(() => import('./brand-at-expo.tsx')));

const slugOf = ({ params: { slug = '' } }: RouteAddress) => slug;
/** From a list of brands, or else of exhibitors, which does not tell the country. */
function knownCard(client: QueryClient, address: RouteAddress): BrandCard | undefined {
  const slug = slugOf(address);
  const card = findKnownItem<BrandCard>(client, slug, 'country');
  if (card) return card;
  const exhibitor = findKnownItem<Exhibitor>(client, slug, 'tagline');
  return exhibitor && { ...exhibitor, country: '' };
}

export const initialQueries: PageModule['initialQueries'] = (address) => [
  brandQueries.detail(slugOf(address)),
  brandQueries.articles(slugOf(address)),
  expoQueries.list(),
];

export const head: PageModule['head'] = (client, address) => {
  const query = brandQueries.detail(slugOf(address));
  const brand = client.getQueryData<Brand>(query.queryKey);
  if (httpStatusOf(client, query) === 404) return { heading: null, title: 'Brand not found' };
  const known = brand ?? knownCard(client, address);
  // A slug is no name.
  if (!known) return { noIndex: true, heading: null, title: 'Brand' };
  if (!brand) return { noIndex: true, title: known.name };
  if (brand.isWithdrawn) return { heading: null, title: brand.name };
  const { name, tagline, category, country, picture } = brand;
  return {
    title: name,
    description: `${tagline} ${name}, ${category}${country && ` from ${country}`}: offers, products and booths at ${productName} expos.`,
    shareImage: sharePicturePath(picture),
  };
};

export const status: PageModule['status'] = (client, address) =>
  httpStatusOf(client, brandQueries.detail(slugOf(address)));

export function Page({ address }: PageProps) {
  const slug = slugOf(address);
  const client = useQueryClient();
  const query = useQuery(brandQueries.detail(slug));
  const card = knownCard(client, address);
  const isAtExpo = isMissing(query) && !isNotFound(query.error);
  return (
    <QueryView
      query={query}
      subject="The brand"
      level={1}
      skeleton={{
        shape: card ? 'text-booths' : 'text-brand',
        label: 'Loading the brand',
        count: card ? 5 : 7,
      }}
      notFound={<UnknownBrand />}
      errorLinks={
        <ButtonLink href={paths.brands} variant="outline">
          See all brands
        </ButtonLink>
      }
      renderKnown={
        card &&
        ((rest) => (
          <BrandView brand={card}>
            {isAtExpo && (
              <Suspense fallback={null}>
                <BrandAtExpo slug={slug} />
              </Suspense>
            )}
            {rest}
          </BrandView>
        ))
      }
    >
      {(brand) => (
        <BrandView brand={brand} fetchedAtMs={query.dataUpdatedAt}>
          <BrandDetails brand={brand} />
        </BrandView>
      )}
    </QueryView>
  );
}

/** `name`: of one that is no longer listed. */
const UnknownBrand = ({ name }: { name?: string }) => (
  <EmptyState
    title={name ? `${name} is no longer listed` : 'We can’t find this brand'}
    text={name ? 'It isn’t at our expos any more.' : 'It may have a new name, or the link is old.'}
    picture="stand"
  >
    <ButtonLink href={paths.brands}>See all brands</ButtonLink>
  </EmptyState>
);

type ViewProps = { brand: BrandCard | Brand; fetchedAtMs?: number; children: ReactNode };

function BrandView({ brand, fetchedAtMs, children }: ViewProps) {
  const { slug, name } = brand;
  const booth = useBoothOfToday('booths' in brand ? brand.booths : []);
  if (brand.isWithdrawn) return <UnknownBrand name={name} />;
  return (
    <>
      {fetchedAtMs !== undefined && <LazyOfflineCopyNote fetchedAtMs={fetchedAtMs} />}
      <BrandHero brand={brand} corner={<ShareButton title={name} isIcon />}>
        {/* First: the booth comes later, when a finger may be on its way to the button. */}
        <FollowButton slug={slug} name={name} returnUrl={brandPath(slug)} isSecondary={booth !== undefined} />
        {booth && (
          <ButtonLink href={boothPath(booth.expoSlug, booth.booth)}>Find booth {booth.booth}</ButtonLink>
        )}
        <FollowPendingNote slug={slug} />
      </BrandHero>
      {children}
    </>
  );
}

/** The brand's booth at an expo that is on today; undefined where no map shows it. */
function useBoothOfToday(booths: readonly Booth[]): Booth | undefined {
  const today = useAtomValue(todayAtom);
  const { data: expoList } = useQuery(expoQueries.list());
  const running = expoList ? runningExpos(expoList, today) : [];
  return booths.find(
    ({ expoSlug, isOffPlan }) => !isOffPlan && running.some(({ slug }) => slug === expoSlug),
  );
}

function BrandDetails({ brand }: { brand: Brand }) {
  const today = useAtomValue(todayAtom);
  const { data: expoList } = useQuery(expoQueries.list());
  const { data: articles } = useQuery(brandQueries.articles(brand.slug));
  const { story, products } = brand;
  return (
    <>
      {expoList && <BrandBooths brand={brand} expoList={expoList} today={today} />}
      {products.length > 0 && (
        <Section title="Products" anchor={PRODUCTS_ID}>
          <Suspense fallback={<Skeleton shape="small" label="Loading the products" count={2} />}>
            <ProductGrid products={products} level={3} isSingleRow isOnBrandPage />
          </Suspense>
        </Section>
      )}
      {hasVisibleContent(story) && (
        <Section title={`About ${brand.name}`}>
          <RichText html={story} />
        </Section>
      )}
      {articles && articles.items.length > 0 && (
        <Section title={articles.items.length === 1 ? 'Related article' : 'Related articles'}>
          <BrandArticles articles={articles.items} />
        </Section>
      )}
    </>
  );
}
