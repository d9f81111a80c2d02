// @script browse

import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import {
  currentAndUpcomingExpos,
  type Expo,
  type ExpoList,
  expoBySlug,
  expoPhase,
  nextStarBuyExpo,
} from '../../domain/expo/expo.ts';
import { paths, type RouteAddress, starBuyPath } from '../../domain/routing/paths.ts';
import { dayRange } from '../../domain/time/dates.ts';
import { ExpoErrorState } from '../../features/expos/expo-error-state.tsx';
import { expoQueries } from '../../features/expos/queries.ts';
import { productFilterParams } from '../../features/products/product-filters.ts';
import { productQueries } from '../../features/products/queries.ts';
import { todayAtom } from '../../platform/clock.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Chips } from '../../ui/chips.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import type { PageModule, PageProps } from '../page-module.ts';
import { httpStatusOf } from '../query-status.ts';
import { expoHead } from './expo-head.ts';
import { expoFactsLine, nameAndVenue, shownExpo } from './expo-part-head.ts';
import { CountToCome, StarBuyDeals } from './star-buy-deals.tsx';
import { UnknownExpo } from './unknown-expo.tsx';

const slugOf = ({ search }: RouteAddress) => search.get('expoSlug');
const categoryOf = ({ search }: RouteAddress) => productFilterParams.parse(search).category;

/** The expo that the address names, else the running or next one with star buys. */
const selectExpo = (expoList: ExpoList, address: RouteAddress, today: string): Expo | undefined => {
  const slug = slugOf(address);
  return slug ? expoBySlug(expoList, slug) : nextStarBuyExpo(expoList, today);
};

export const initialQueries: PageModule['initialQueries'] = () => [expoQueries.list()];
export const dependentQueries: PageModule['dependentQueries'] = (client, address, today) => {
  const expoList = client.getQueryData<ExpoList>(expoQueries.list().queryKey);
  const expo = expoList && selectExpo(expoList, address, today);
  return expo?.showStarbuys
    ? [productQueries.starBuys(expo.slug, categoryOf(address)), productQueries.filterChoices(expo.slug)]
    : [];
};

export const head: PageModule['head'] = (client, address, today) => {
  const select = (list: ExpoList) => selectExpo(list, address, today);
  const expo = shownExpo(client, address, select);
  return {
    ...expoHead(expo, starBuyPath, categoryOf(address) !== undefined || expo?.showStarbuys === false),
    facts: expoFactsLine(client, today, select),
    ...(expo && { description: `Star buys at ${nameAndVenue(expo)}: the lowest prices of the expo.` }),
  };
};

export const status: PageModule['status'] = (client, address, today) => {
  const expoList = client.getQueryData<ExpoList>(expoQueries.list().queryKey);
  if (!expoList) return httpStatusOf(client, expoQueries.list());
  const expo = selectExpo(expoList, address, today);
  if (!expo) return slugOf(address) ? 404 : 200;
  return expo.showStarbuys
    ? httpStatusOf(client, productQueries.starBuys(expo.slug, categoryOf(address)))
    : 200;
};

export function Page({ address }: PageProps) {
  const query = useQuery(expoQueries.list());
  return (
    <>
      {query.isLoading && (
        <>
          <Chips label="Expos" chips={[]} isLoading />
          <Chips label="Categories" chips={[]} isLoading />
          <CountToCome />
        </>
      )}
      <QueryView
        query={query}
        renderError={(failure) => <ExpoErrorState {...failure} level={2} subject="The star buys" />}
        skeleton={{ shape: 'small-offer', label: 'Loading the star buys', count: 12 }}
      >
        {(expoList) => <StarBuys expoList={expoList} address={address} />}
      </QueryView>
    </>
  );
}

function StarBuys({ expoList, address }: PageProps & { expoList: ExpoList }) {
  const today = useAtomValue(todayAtom);
  const expo = selectExpo(expoList, address, today);
  if (!expo) return slugOf(address) ? <UnknownStarBuyExpo /> : <NoExpoWithStarBuys expoList={expoList} />;
  const next = nextStarBuyExpo(expoList, today);
  const none = <NoStarBuys expo={expo} today={today} next={next?.slug === expo.slug ? undefined : next} />;
  const choices = currentAndUpcomingExpos(expoList, today).filter(
    ({ slug, showStarbuys }) => showStarbuys || slug === expo.slug,
  );
  return (
    <>
      <Chips
        label="Expos"
        chips={choices.map(({ slug, name }) => ({
          label: name,
          href: starBuyPath(slug),
          current: slug === expo.slug,
        }))}
      />
      {expo.showStarbuys ? (
        <StarBuyDeals address={address} expo={expo} category={categoryOf(address)} none={none} />
      ) : (
        none
      )}
    </>
  );
}

function NoStarBuys({ expo, today, next }: { expo: Expo; today: string; next: Expo | undefined }) {
  const phase = expoPhase(expo, today);
  // Without the setting nobody knows whether there will be any.
  const isOver = phase === 'past' || !expo.showStarbuys;
  const day = dayRange(expo.fromDate, expo.fromDate, today).replaceAll(' ', '\u00a0');
  const opens = `${expo.name} opens on ${day}. `;
  return (
    <EmptyState
      level={2}
      title={isOver ? 'No star buys at this expo' : 'No star buys yet'}
      text={
        isOver
          ? next
            ? `There are some at ${next.name}.`
            : 'See all our brands’ products.'
          : `${phase === 'upcoming' ? opens : ''}Its star buys aren’t announced yet.`
      }
      picture="voucher"
    >
      {next && <ButtonLink href={starBuyPath(next.slug)}>Star buys at {next.name}</ButtonLink>}
      <ButtonLink href={paths.products} variant={next ? 'outline' : 'solid'}>
        See all products
      </ButtonLink>
    </EmptyState>
  );
}

const UnknownStarBuyExpo = () => (
  <UnknownExpo>
    <ButtonLink href={paths.expoStarBuy}>See the star buys</ButtonLink>
    <ButtonLink href={paths.expo} variant="outline">
      See all expos
    </ButtonLink>
  </UnknownExpo>
);

/** No running or upcoming expo has star buys: links to the ones that are on record with some. */
function NoExpoWithStarBuys({ expoList }: { expoList: ExpoList }) {
  const expos = [...expoList.upcoming, ...expoList.past].filter(({ showStarbuys }) => showStarbuys);
  return (
    <EmptyState
      level={2}
      title="No star buys right now"
      text={
        expos.length > 0
          ? 'See past star buys, or all products.'
          : 'None are announced for the next expos so far.'
      }
      picture="empty-calendar"
    >
      {expos.map(({ id, slug, name }) => (
        <ButtonLink key={id} href={starBuyPath(slug)} variant="outline">
          {name}
        </ButtonLink>
      ))}
      <ButtonLink href={paths.products}>See all products</ButtonLink>
    </EmptyState>
  );
}
