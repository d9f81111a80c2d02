import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { lazy, Suspense } from 'react';
import { cartIsOpen, exposAhead } from '../domain/expo.ts';
import { ringgit } from '../domain/money.ts';
import { fill, paths } from '../domain/paths.ts';
import { picturePath, SHARE_WIDTH } from '../domain/pictures.ts';
import type { Product } from '../domain/product.ts';
import { productsPath } from '../features/catalog/filters.ts';
import { offersAt } from '../features/catalog/prices.ts';
import { ProductBooths } from '../features/catalog/product-booths.tsx';
import { ProductStory } from '../features/catalog/product-story.tsx';
import { catalog } from '../features/catalog/queries.ts';
import { expo } from '../features/expo/queries.ts';
import type { AddToListProps } from '../features/shopping-list/add-to-list.tsx';
import { HeartButton } from '../features/wishlist/heart-button.tsx';
import { todayAtom } from '../platform/clock.ts';
import { importWhenReachable } from '../platform/import-with-retry.ts';
import { isAuthAtom } from '../platform/session.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Failure } from '../ui/failure.tsx';
import { Notice } from '../ui/notice.tsx';
import { Section } from '../ui/section.tsx';
import { ShareButton } from '../ui/share-button.tsx';
import { Waiting } from '../ui/waiting.tsx';
import { isNotThere, statusOf } from './found.ts';
import type { At, PageModule, PageProps } from './page.ts';
import { ProductGrid } from './product-grid.tsx';

// Whoever only looks around needs none of what keeps carts and lists.
const AddToCart = lazy(() => importWhenReachable(() => import('../features/cart/add-to-cart.tsx')));
const AddToList = lazy(() => importWhenReachable(() => import('../features/shopping-list/add-to-list.tsx')));

const slugIn = ({ params }: At) => params.slug ?? '';
const pathOf = (slug: string) => fill(paths.product, { slug });

export const queries: PageModule['queries'] = (at) => [catalog.detail(slugIn(at)), expo.list()];

export const head: PageModule['head'] = (client, at) => {
  const product = client.getQueryData<Product>(catalog.detail(slugIn(at)).queryKey);
  if (!product) return { heading: null };
  const { name, brand, priceSen, stockNote, picture } = product;
  return {
    title: name,
    heading: null,
    description: `${name} by ${brand.name}, ${ringgit(priceSen)}. ${stockNote}`,
    shareImage: picturePath(picture, SHARE_WIDTH),
  };
};

export const status: PageModule['status'] = (client, at) => statusOf(client, catalog.detail(slugIn(at)));

export function Page({ at }: PageProps) {
  const slug = slugIn(at);
  const { data, error, refetch } = useQuery(catalog.detail(slug));
  if (data) return <OneProduct product={data} />;
  if (!error) return <Waiting shape="text" label="Loading the product" blocks={8} />;
  if (!isNotThere(error)) return <Failure what="The product" onRetry={refetch} level={1} />;
  return (
    <Notice
      title="We do not have this product"
      text="It may be sold out for good, or the link is old."
      picture="not-found-map"
    >
      <ButtonLink href={paths.products}>See all products</ButtonLink>
    </Notice>
  );
}

function OneProduct({ product }: { product: Product }) {
  const today = useAtomValue(todayAtom);
  const expos = useQuery(expo.list()).data;
  const ahead = expos ? exposAhead(expos, today) : [];
  const { slug, name, category, related } = product;
  return (
    <>
      <ProductStory
        product={product}
        offers={offersAt(product, ahead)}
        actions={
          <>
            {expos && cartIsOpen(expos, today) && <CartButton slug={slug} />}
            <HeartButton slug={slug} name={name} words />
            <ShareButton title={name} />
          </>
        }
      >
        <ProductBooths
          booths={product.booths}
          expos={ahead}
          action={(one, { booth }) => (
            <ListButton expo={one} name={name} booth={booth} returnUrl={pathOf(slug)} />
          )}
        />
      </ProductStory>
      {related.length > 0 && (
        <Section title={`More in ${category}`} more={{ label: 'See all', href: productsPath({ category }) }}>
          <ProductGrid products={related} level={3} row />
        </Section>
      )}
    </>
  );
}

function CartButton({ slug }: { slug: string }) {
  const isAuth = useAtomValue(isAuthAtom);
  if (!isAuth)
    return <ButtonLink href={fill(paths.signIn, { returnUrl: pathOf(slug) })}>Add to cart</ButtonLink>;
  return (
    <Suspense fallback={<Button busy>Add to cart</Button>}>
      <AddToCart slug={slug} />
    </Suspense>
  );
}

function ListButton({ returnUrl, ...item }: AddToListProps & { returnUrl: string }) {
  const isAuth = useAtomValue(isAuthAtom);
  const signIn = (
    <ButtonLink look="outline" href={fill(paths.signIn, { returnUrl })}>
      Add to my list
      <span className="visually-hidden"> for {item.expo.name}</span>
    </ButtonLink>
  );
  if (!isAuth) return signIn;
  return (
    <Suspense fallback={null}>
      <AddToList {...item} />
    </Suspense>
  );
}
