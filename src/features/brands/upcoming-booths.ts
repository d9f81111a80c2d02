import type { Booth } from '../../domain/expo/exhibitor.ts';
import { currentAndUpcomingExpos, type Expo, type ExpoList } from '../../domain/expo/expo.ts';
import type { Brand } from '../../domain/shop/brand.ts';
import type { Day } from '../../domain/time/dates.ts';

export type BoothAtExpo = { expo: Expo; booth: Booth };

/** Where a brand can be met, soonest first; expos that are over do not help anybody. */
export function upcomingBooths(booths: readonly Booth[], list: ExpoList, today: Day): BoothAtExpo[] {
  return currentAndUpcomingExpos(list, today).flatMap((expo) =>
    booths.filter(({ expoSlug }) => expoSlug === expo.slug).map((booth) => ({ expo, booth })),
  );
}

export type DealRow = { title: string; text: string; validity: string };

/** Offers that hold always or at an expo that is not over, those at the next expo first. */
export function upcomingDeals(deals: Brand['deals'], list: ExpoList, today: Day): DealRow[] {
  const at = currentAndUpcomingExpos(list, today).flatMap(({ slug, name }) =>
    deals
      .filter(({ expoSlug }) => expoSlug === slug)
      .map(({ title, text }) => ({ title, text, validity: `At ${name}` })),
  );
  const always = deals.filter(({ expoSlug }) => expoSlug === null);
  return [...at, ...always.map(({ title, text }) => ({ title, text, validity: 'Always' }))];
}
