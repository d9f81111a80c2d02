import type { RefusalReason } from './delivery.ts';

/** Why the server did not take an action, for the person who did it. */
export const refusalSentences: Record<RefusalReason, string> = {
  'expo-unknown': 'This expo is not on the calendar any more.',
  'expo-not-running': 'The expo was not open at that time.',
  'date-in-future': 'A birth date lies in the future. Please check the dates.',
  'product-unknown': 'This product is not sold any more.',
  'list-full': 'Your list is full. Remove something first.',
  'invalid-input': 'This app is too old for it. Update the app and try again.',
  'key-reused': 'It got mixed up with another action. Please try again.',
  'other-user': 'It belongs to another account.',
};
