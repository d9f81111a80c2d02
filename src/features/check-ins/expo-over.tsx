import { useQuery } from '@tanstack/react-query';
import { type Expo, OVER } from '../../domain/expo/expo.ts';
import { checkInQueries } from './queries.ts';

/**
 * What a past expo says to a visitor with an account: thanks are for who was there. A default export, as `lazy`
 * requires.
 */
export default function ExpoOver({ expo }: { expo: Pick<Expo, 'id'> }) {
  const { data } = useQuery(checkInQueries.list(true));
  return data?.some(({ expoId }) => expoId === expo.id) ? 'Thank you for coming' : OVER;
}
