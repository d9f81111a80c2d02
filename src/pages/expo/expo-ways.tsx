// @script browse

import { CircleCheck, Gift, ListChecks, Map as MapIcon, Navigation, Store, Tag } from 'lucide-react';
import type { Expo } from '../../domain/expo/expo.ts';
import {
  checkInPath,
  directoryPath,
  exhibitorsPath,
  expoRewardsPath,
  shoppingListPath,
  starBuyPath,
} from '../../domain/routing/paths.ts';
import { Link } from '../../ui/link.tsx';
import styles from './expo-ways.module.css';

type Way = 'check-in' | 'map' | 'exhibitors' | 'star-buys' | 'rewards' | 'list' | 'directions';
type Props = {
  expo: Expo & { address?: string };
  ways: readonly Way[];
};

const CARDS = {
  'check-in': { icon: CircleCheck, label: 'Check-in', href: () => checkInPath },
  map: { icon: MapIcon, label: 'Map', href: ({ slug }: Expo) => directoryPath(slug) },
  exhibitors: { icon: Store, label: 'Exhibitors', href: ({ slug }: Expo) => exhibitorsPath(slug) },
  'star-buys': { icon: Tag, label: 'Star buys', href: ({ slug }: Expo) => starBuyPath(slug) },
  rewards: { icon: Gift, label: 'Rewards', href: ({ slug }: Expo) => expoRewardsPath(slug) },
  list: { icon: ListChecks, label: 'Shopping list', href: ({ slug }: Expo) => shoppingListPath(slug) },
} as const;

/** Where a visitor goes from an expo: a card for each. */
export function ExpoWays({ expo, ways }: Props) {
  return (
    <ul className={styles.ways} aria-label="At this expo">
      {ways.map((way) => (
        <li key={way}>
          {way === 'directions' ? <Directions expo={expo} /> : <WayLink way={way} expo={expo} />}
        </li>
      ))}
    </ul>
  );
}

function WayLink({ way, expo }: { way: keyof typeof CARDS; expo: Expo }) {
  const { icon: Icon, label, href } = CARDS[way];
  return (
    <Link href={href(expo)}>
      <Icon size={22} aria-hidden />
      {label}
    </Link>
  );
}

/** In the phone's own map, where one handles such links. */
function Directions({ expo: { venue, address } }: { expo: Props['expo'] }) {
  const query = new URLSearchParams({ api: '1', destination: [venue, address].filter(Boolean).join(', ') });
  return (
    <a href={`https://www.google.com/maps/dir/?${query}`} target="_blank" rel="noopener noreferrer">
      <Navigation size={22} aria-hidden />
      Directions
    </a>
  );
}
