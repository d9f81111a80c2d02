import type { Booth } from '../../domain/expo/exhibitor.ts';
import { currentAndUpcomingExpos, type Expo, type ExpoList } from '../../domain/expo/expo.ts';
import type { Brand } from '../../domain/shop/brand.ts';
import type { Day } from '../../domain/time/dates.ts';

export type Stand = { expo: Expo; booth: Booth };

/** Where a brand can be met, soonest first; expos that are over do not help anybody. */
export function standsAhead(booths: readonly Booth[], list: ExpoList, today: Day): Stand[] {
  return currentAndUpcomingExpos(list, today).flatMap((expo) =>
    booths.filter(({ expoSlug }) => expoSlug === expo.slug).map((booth) => ({ expo, booth })),
  );
}

export type DealView = { title: string; text: string; where: string };

/** Offers that hold always or at an expo that is not over, those at the next expo first. */
export function dealsAhead(deals: Brand['deals'], list: ExpoList, today: Day): DealView[] {
  const at = currentAndUpcomingExpos(list, today).flatMap(({ slug, name }) =>
    deals
      .filter(({ expoSlug }) => expoSlug === slug)
      .map(({ title, text }) => ({ title, text, where: `At ${name}` })),
  );
  const always = deals.filter(({ expoSlug }) => expoSlug === null);
  return [...at, ...always.map(({ title, text }) => ({ title, text, where: 'Always' }))];
}
