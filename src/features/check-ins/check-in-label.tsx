import type { Expo } from '../../domain/expo/expo.ts';
import { useCheckIn } from './use-check-in.ts';

/** The label of the link to the day's hub. A default export, as `lazy` requires. */
export default function CheckInLabel({ expo }: { expo: Pick<Expo, 'id'> }) {
  const { state } = useCheckIn(expo.id);
  return state === 'saved' || state === 'sent' ? 'Checked in' : 'Check in';
}
