import { type Expo, type ExpoDetail, type ExpoList, expoPhase, groupExpos } from '../../domain/expo/expo.ts';
import { about } from '../../domain/organiser/about.ts';
import { country } from '../../domain/organiser/country.ts';
import { currency } from '../../domain/organiser/currency.ts';
import { highlightPath } from '../../domain/routing/paths.ts';
import { compareText } from '../../domain/text/compare.ts';
import { addDays } from '../../domain/time/dates.ts';
import { instantOf } from '../../domain/time/expo-instant.ts';
import { organizerReference, type SchemaContext, type SchemaNode } from './organization.ts';

/** An expo from its first opening to its last closing time; without opening hours, whole days. */
export function eventNode(expo: Expo | ExpoDetail, context: SchemaContext): SchemaNode {
  // An expo that is only announced has no page yet.
  const page = highlightPath(expo);
  const url = page && { url: context.origin + page };
  const days = expo.schedule.toSorted((a, b) => compareText(a.date, b.date));
  const [first, last] = [days[0], days.at(-1)];
  const isOver = expoPhase(expo, context.today) === 'past';
  const offer = {
    '@type': 'Offer',
    price: '0',
    priceCurrency: currency.code,
    availability: 'https://schema.org/InStock',
    ...url,
  };
  return {
    '@type': 'Event',
    name: expo.name,
    ...(expo.summary && { description: expo.summary }),
    startDate: first ? instantOf(first.date, first.startTime) : expo.fromDate,
    endDate: last ? closeOf(last) : expo.toDate,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: {
      '@type': 'Place',
      ...(expo.venue && { name: expo.venue }),
      address: {
        '@type': 'PostalAddress',
        ...('address' in expo && expo.address && { streetAddress: expo.address }),
        addressCountry: country,
      },
    },
    ...context.image(expo.picture),
    organizer: organizerReference(context),
    ...(about.isEntryFree && { isAccessibleForFree: true }),
    ...(about.isEntryFree && !isOver && { offers: offer }),
    ...url,
  };
}

/** Hours may end after midnight. */
const closeOf = ({ date, startTime, endTime }: Expo['schedule'][number]) =>
  instantOf(endTime > startTime ? date : addDays(date, 1), endTime);

/** All expos of the list page, in its order. */
export function eventListNode(expoList: ExpoList, context: SchemaContext): SchemaNode {
  const { current, comingSoon, past } = groupExpos(expoList, context.today);
  return {
    '@type': 'ItemList',
    itemListElement: [...current, ...comingSoon, ...past].map((expo, i) => ({
      '@type': 'ListItem',
      position: i + 1,
      item: eventNode(expo, context),
    })),
  };
}
