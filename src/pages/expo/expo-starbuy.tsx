import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { type Expo, type ExpoList, expoBySlug, nextStarBuyExpo } from '../../domain/expo/expo.ts';
import { paths, type RouteAddress, starBuyPath } from '../../domain/routing/paths.ts';
import { ExpoErrorState } from '../../features/expos/expo-error-state.tsx';
import { expoQueries } from '../../features/expos/queries.ts';
import { parseProductFilters } from '../../features/products/product-filters.ts';
import { productQueries } from '../../features/products/queries.ts';
import { todayAtom } from '../../platform/clock.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { PageModule, PageProps } from '../page-module.ts';
import { httpStatusOf } from '../query-status.ts';
import { ExpoHeading } from './expo-heading.tsx';
import { StarBuyDeals } from './star-buy-deals.tsx';

const slugIn = ({ search }: RouteAddress) => search.get('expoSlug');
const categoryIn = ({ search }: RouteAddress) => parseProductFilters(search).category;

/** The expo that is meant: the one named, else the running or next one with star buys. */
const expoIn = (list: ExpoList, address: RouteAddress, today: string): Expo | undefined => {
  const slug = slugIn(address);
  return slug ? expoBySlug(list, slug) : nextStarBuyExpo(list, today);
};

export const initialQueries: PageModule['initialQueries'] = () => [expoQueries.list()];
export const dependentQueries: PageModule['dependentQueries'] = (client, address, today) => {
  const list = client.getQueryData<ExpoList>(expoQueries.list().queryKey);
  const one = list && expoIn(list, address, today);
  return one?.showStarbuys
    ? [productQueries.starBuys(one.slug, categoryIn(address)), productQueries.filterChoices(one.slug)]
    : [];
};

export const head: PageModule['head'] = (client, address) => {
  const slug = slugIn(address);
  const list = client.getQueryData<ExpoList>(expoQueries.list().queryKey);
  const one = list && slug && expoBySlug(list, slug);
  return {
    noIndex: categoryIn(address) !== undefined,
    ...(one && { description: `Star buys at ${one.name}: the lowest prices of the expo, ${one.venue}.` }),
  };
};

export const status: PageModule['status'] = (client, address, today) => {
  const list = client.getQueryData<ExpoList>(expoQueries.list().queryKey);
  if (!list) return httpStatusOf(client, expoQueries.list());
  const one = expoIn(list, address, today);
  if (!one) return slugIn(address) ? 404 : 200;
  return one.showStarbuys
    ? httpStatusOf(client, productQueries.starBuys(one.slug, categoryIn(address)))
    : 200;
};

export function Page({ address }: PageProps) {
  const today = useAtomValue(todayAtom);
  const { data, error, refetch } = useQuery(expoQueries.list());
  if (!data && error) return <ExpoErrorState error={error} onRetry={refetch} level={1} />;
  if (!data) return <Skeleton shape="small" label="Loading the star buys" count={8} />;
  const one = expoIn(data, address, today);
  if (!one) return slugIn(address) ? <Unknown /> : <Elsewhere list={data} />;
  return one.showStarbuys ? (
    <>
      <ExpoHeading title="Star Buy" expo={one} />
      <StarBuyDeals address={address} expo={one} category={categoryIn(address)} />
    </>
  ) : (
    <None expo={one} next={nextStarBuyExpo(data, today)} />
  );
}

function None({ expo: one, next }: { expo: Expo; next: Expo | undefined }) {
  return (
    <>
      <ExpoHeading title="Star Buy" expo={one} />
      <EmptyState
        level={2}
        title="No star buys at this expo"
        text={next ? `${next.name} has some.` : 'Our brands have good prices all year.'}
        picture="teddy-bear"
      >
        {next && <ButtonLink href={starBuyPath(next.slug)}>See its star buys</ButtonLink>}
        <ButtonLink href={paths.products} variant={next ? 'outline' : 'solid'}>
          See all products
        </ButtonLink>
      </EmptyState>
    </>
  );
}

function Unknown() {
  return (
    <EmptyState
      title="We do not know this expo"
      text="It may have moved, or the link is old."
      picture="not-found-map"
    >
      <ButtonLink href={paths.expoStarBuy}>See the star buys</ButtonLink>
      <ButtonLink href={paths.expo} variant="outline">
        See all expos
      </ButtonLink>
    </EmptyState>
  );
}

/** No expo ahead has star buys: those that had some. */
function Elsewhere({ list }: { list: ExpoList }) {
  const had = [...list.upcoming, ...list.past].filter((one) => one.showStarbuys);
  return (
    <EmptyState
      title="No star buys right now"
      text={
        had.length > 0 ? 'Look at what there was, or see all products.' : 'They appear here before an expo.'
      }
      picture="empty-calendar"
    >
      {had.map((one) => (
        <ButtonLink key={one.id} href={starBuyPath(one.slug)} variant="outline">
          {one.name}
        </ButtonLink>
      ))}
      <ButtonLink href={paths.products}>See all products</ButtonLink>
    </EmptyState>
  );
}
