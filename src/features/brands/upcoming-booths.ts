import type { Booth } from '../../domain/expo/exhibitor.ts';
import { currentAndUpcomingExpos, type Expo, type ExpoList } from '../../domain/expo/expo.ts';
import type { Brand } from '../../domain/shop/brand.ts';
import type { Day } from '../../domain/time/dates.ts';

type BoothAtExpo = { expo: Expo; booth: Booth };

/** The booths of a brand at running and upcoming expos, soonest first. */
export function upcomingBooths(booths: readonly Booth[], expoList: ExpoList, today: Day): BoothAtExpo[] {
  return currentAndUpcomingExpos(expoList, today).flatMap((expo) =>
    booths.filter(({ expoSlug }) => expoSlug === expo.slug).map((booth) => ({ expo, booth })),
  );
}

type DealRow = { title: string; text: string; validity: string };

/** Offers at running and upcoming expos, soonest first, then those that are always valid. */
export function upcomingDeals(deals: Brand['deals'], expoList: ExpoList, today: Day): DealRow[] {
  const expoDeals = currentAndUpcomingExpos(expoList, today).flatMap(({ slug, name }) =>
    deals
      .filter(({ expoSlug }) => expoSlug === slug)
      .map(({ title, text }) => ({ title, text, validity: `At ${name}` })),
  );
  const always = deals.filter(({ expoSlug }) => expoSlug === null);
  return [...expoDeals, ...always.map(({ title, text }) => ({ title, text, validity: 'At every expo' }))];
}
