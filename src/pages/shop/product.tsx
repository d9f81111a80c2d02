// @script browse

import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { type ReactNode, useState } from 'react';
import { sharePicturePath } from '../../domain/content/pictures.ts';
import type { Booth } from '../../domain/expo/exhibitor.ts';
import {
  currentAndUpcomingExpos,
  type Expo,
  type ExpoList,
  isCartOpen,
  nextStarBuyExpo,
} from '../../domain/expo/expo.ts';
import { offersShop } from '../../domain/organiser/offers.ts';
import { fillPath, paths, type RouteAddress } from '../../domain/routing/paths.ts';
import { categoryIdOf } from '../../domain/shop/category.ts';
import { formatMoney } from '../../domain/shop/money.ts';
import { priceFor, todaysPriceExpo } from '../../domain/shop/price.ts';
import type { Product, ProductCard } from '../../domain/shop/product.ts';
import { useBoothsOfBrand } from '../../features/exhibitors/use-booths-of-brand.ts';
import { expoQueries } from '../../features/expos/queries.ts';
import { ProductBooths } from '../../features/products/product-booths.tsx';
import { ProductDetail } from '../../features/products/product-detail.tsx';
import { productFilterParams } from '../../features/products/product-filters.ts';
import { productQueries } from '../../features/products/queries.ts';
import { starBuyOffers } from '../../features/products/star-buy-offers.ts';
import type { AddToListButtonProps } from '../../features/shopping-list/add-to-list-button.tsx';
import { WishlistButton } from '../../features/wishlist/wishlist-button.tsx';
import { todayAtom } from '../../platform/clock.ts';
import { importComponent } from '../../platform/import-with-retry.ts';
import { findKnownItem } from '../../platform/known-item.ts';
import { useSignedInPart } from '../../platform/session/use-signed-in-part.ts';
import { useTapAfterSignIn } from '../../platform/session/use-tap-after-sign-in.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { Section } from '../../ui/section.tsx';
import { ShareButton } from '../../ui/share-button.tsx';
import '../../ui/skeleton-shop.css';
import { LazyOfflineCopyNote } from '../lazy-offline-copy-note.tsx';
import type { PageModule, PageProps } from '../page-module.ts';
import { httpStatusOf } from '../query-status.ts';
import { ProductGrid } from './product-grid.tsx';

// The outbox behind these stays out of the first load.
const addToCartButton = {
  load: () => importComponent(() => import('../../features/cart/add-to-cart-button.tsx')),
};
const addToListButton = {
  load: () => importComponent(() => import('../../features/shopping-list/add-to-list-button.tsx')),
};

const slugOf = ({ params }: RouteAddress) => params.slug ?? '';
const knownCard = (client: QueryClient, address: RouteAddress) =>
  findKnownItem<ProductCard>(client, slugOf(address), 'priceSen');
const productPath = (slug: string) => fillPath(paths.product, { slug });

export const initialQueries: PageModule['initialQueries'] = (address) => [
  productQueries.detail(slugOf(address)),
  expoQueries.list(),
];

export const head: PageModule['head'] = (client, address, today) => {
  const query = productQueries.detail(slugOf(address));
  const product = client.getQueryData<Product>(query.queryKey);
  if (httpStatusOf(client, query) === 404) return { heading: null, title: 'Product not found' };
  if (!product) return { heading: null, title: knownCard(client, address)?.name ?? 'Product' };
  if (product.isWithdrawn) return { title: product.name, heading: null };
  const { name, brand, stockNote, picture } = product;
  const expos = client.getQueryData<ExpoList>(expoQueries.list().queryKey);
  const { currentSen } = priceFor(product, expos && todaysPriceExpo(expos, today));
  return {
    title: name,
    heading: null,
    description: `${name} by ${brand.name}, ${formatMoney(currentSen)}. ${stockNote}`.trim(),
    shareImage: sharePicturePath(picture),
  };
};

export const status: PageModule['status'] = (client, address) =>
  httpStatusOf(client, productQueries.detail(slugOf(address)));

export function Page({ address }: PageProps) {
  const card = knownCard(useQueryClient(), address);
  const query = useQuery(productQueries.detail(slugOf(address)));
  return (
    <QueryView
      query={query}
      subject="The product"
      restSubject="Description and details"
      level={1}
      skeleton={{ shape: 'text-product', label: 'Loading the product', count: card ? 1 : 8 }}
      notFound={<UnknownProduct />}
      errorLinks={
        <ButtonLink href={paths.products} variant="outline">
          See all products
        </ButtonLink>
      }
      renderKnown={
        card &&
        ((rest) => <ProductView product={card} rest={rest} isRestMissing={query.errorUpdateCount > 0} />)
      }
    >
      {(product) => <ProductView product={product} fetchedAtMs={query.dataUpdatedAt} />}
    </QueryView>
  );
}

/** `name`: of one that is no longer listed. */
const UnknownProduct = ({ name }: { name?: string }) => (
  <EmptyState
    title={name ? `${name} is no longer listed` : 'We can’t find this product'}
    text="It may be sold out, or the link is old."
    picture="parcel"
  >
    <ButtonLink href={paths.products}>See all products</ButtonLink>
  </EmptyState>
);

type ViewProps = {
  product: ProductCard | Product;
  fetchedAtMs?: number;
  /** In the place of what the product's card does not tell. */
  rest?: ReactNode;
  /** It did not load: the booth is looked up in the list of exhibitors, which the phone may have stored. */
  isRestMissing?: boolean;
};

function ProductView({ product, fetchedAtMs, rest, isRestMissing = false }: ViewProps) {
  const today = useAtomValue(todayAtom);
  const expos = useQuery(expoQueries.list()).data;
  const openExpos = expos ? currentAndUpcomingExpos(expos, today) : [];
  const priceExpo = expos && nextStarBuyExpo(expos, today);
  const isCartShown = offersShop && expos !== undefined && isCartOpen(expos, today);
  const { slug, name, category } = product;
  const listItem = (expo: Expo, place?: Booth) => ({
    expo,
    name,
    place,
    priceSen: priceFor(product, expo).currentSen,
  });
  const boothsNow = useBoothsOfBrand(product.brand.slug, isRestMissing ? openExpos[0] : undefined) ?? [];
  const { booths, related } = 'related' in product ? product : { booths: boothsNow, related: [] };
  return (
    <>
      {fetchedAtMs !== undefined && <LazyOfflineCopyNote fetchedAtMs={fetchedAtMs} />}
      {product.isWithdrawn ? (
        <UnknownProduct name={name} />
      ) : (
        <ProductDetail
          product={product}
          rest={rest}
          isOnItsWay={rest !== undefined && !isRestMissing}
          priceExpo={priceExpo}
          offers={starBuyOffers(product, openExpos)}
          actions={
            <>
              <WishlistButton slug={slug} name={name} />
              <ShareButton title={name} isIcon />
            </>
          }
          buy={isCartShown && <CartButton slug={slug} name={name} />}
        >
          <ProductBooths
            booths={booths}
            expos={openExpos}
            priceAt={(expo) => priceFor(product, expo).currentSen}
            intro={
              isCartShown
                ? 'Your list leads you to the booth. Your cart adds up what you’ll pay there.'
                : 'Put it on your list, which leads you to the booth.'
            }
            renderAction={(expo, booth) => <ListButton {...listItem(expo, booth)} />}
          />
          {/* A brand without a booth yet: visitors may want it all the same. */}
          {'related' in product && booths.length === 0 && openExpos[0] && (
            <ListButton {...listItem(openExpos[0])} />
          )}
        </ProductDetail>
      )}
      {related.length > 0 && (
        <Section
          title={`More in ${category}`}
          moreLink={{ label: 'See all', href: productFilterParams.href({ category: categoryIdOf(product) }) }}
        >
          <ProductGrid products={related} level={3} isSingleRow />
        </Section>
      )}
    </>
  );
}

function CartButton({ slug, name }: { slug: string; name: string }) {
  const AddToCart = useSignedInPart(addToCartButton);
  const tap = useTapAfterSignIn(fillPath(paths.signIn, { returnUrl: productPath(slug) }), {
    kind: 'cart',
    about: { slug },
    outcome: `${name} goes into your cart`,
  });
  return AddToCart ? <AddToCart slug={slug} /> : <ButtonLink {...tap}>Add to cart</ButtonLink>;
}

/** Before the sign-in, the list on this phone is loaded with the first tap. */
function ListButton(item: Omit<AddToListButtonProps, 'isTapped'>) {
  const [isTapped, setIsTapped] = useState(false);
  const AddToList = useSignedInPart(addToListButton, isTapped);
  if (AddToList) return <AddToList {...item} isTapped={isTapped} />;
  return (
    <Button variant="outline" busy={isTapped} onClick={() => setIsTapped(true)}>
      Add to my list
      <span className="visually-hidden"> for {item.expo.name}</span>
    </Button>
  );
}
