import type { RefusalReason } from './delivery-schema.ts';

/** The text shown to the visitor for each refusal. */
export const refusalMessages: Record<RefusalReason, string> = {
  'expo-unknown': 'This expo is not on the calendar any more.',
  'expo-not-running': 'The expo was not open at that time.',
  'brand-unknown': 'This brand is not with us any more.',
  'date-in-future': 'A birth date lies in the future. Please check the dates.',
  'product-unknown': 'This product is not sold any more.',
  'list-full': 'Your list is full. Remove something first.',
  'invalid-input': 'This app is too old for it. Update the app and try again.',
  'key-reused': 'It got mixed up with another action. Please try again.',
  'other-user': 'It belongs to another account.',
  'file-missing': 'A file did not arrive as it should, or is not what its name says.',
  'looks-automated': 'It looked as if a machine had filled in the form. Please write us an e-mail instead.',
  'too-many': 'Too many messages came from this network in the last hour. Please try again later.',
};
