import { type Expo, type ExpoDetail, type ExpoList, expoPhase, groupExpos } from '../../domain/expo/expo.ts';
import { expoPath } from '../../domain/routing/paths.ts';
import { organizer, type SchemaContext, type SchemaNode } from './organization.ts';

/** Malaysia keeps UTC+8 all year. */
const instant = (day: string, time: string) => `${day}T${time}:00+08:00`;

/** An expo from its first opening to its last closing hour; where no hours are known, from day to day. */
export function event(expo: Expo | ExpoDetail, place: SchemaContext): SchemaNode {
  const url = place.origin + expoPath(expo.slug);
  const days = expo.schedule.toSorted((a, b) => a.date.localeCompare(b.date));
  const [first, last] = [days[0], days.at(-1)];
  const isOver = expoPhase(expo, place.today) === 'past';
  const offer = {
    '@type': 'Offer',
    price: '0',
    priceCurrency: 'MYR',
    availability: 'https://schema.org/InStock',
    url,
  };
  return {
    '@type': 'Event',
    name: expo.name,
    description: expo.summary,
    startDate: first ? instant(first.date, first.startTime) : expo.fromDate,
    endDate: last ? instant(last.date, last.endTime) : expo.toDate,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: {
      '@type': 'Place',
      name: expo.venue,
      address: {
        '@type': 'PostalAddress',
        ...('address' in expo && { streetAddress: expo.address }),
        addressCountry: 'MY',
      },
    },
    image: [place.image(expo.picture)],
    organizer: organizer(place),
    isAccessibleForFree: true,
    ...(!isOver && { offers: offer }),
    url,
  };
}

/** All expos of the list page, in its order. */
export function eventList(expoList: ExpoList, place: SchemaContext): SchemaNode {
  const { current, comingSoon, past } = groupExpos(expoList, place.today);
  return {
    '@type': 'ItemList',
    itemListElement: [...current, ...comingSoon, ...past].map((expo, i) => ({
      '@type': 'ListItem',
      position: i + 1,
      item: event(expo, place),
    })),
  };
}
