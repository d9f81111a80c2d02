import type { RefusalReason } from './delivery-schema.ts';

/** The text shown to the visitor for each refusal. */
export const refusalMessages: Record<RefusalReason, string> = {
  'expo-unknown': 'This expo is no longer on the calendar.',
  'expo-not-running': 'The expo wasn’t open at that time.',
  'brand-unknown': 'This brand is no longer with us.',
  'date-in-future': 'A date of birth is in the future. Check the dates.',
  'product-unknown': 'This product is no longer sold.',
  'list-full': 'Your list is full. Remove something first.',
  'list-left': 'This list isn’t shared with you any more. With a new invitation you can try again.',
  'invalid-input': 'This version of the app is too old. Update it and try again.',
  'key-reused': 'Something got mixed up. Try again.',
  'other-user': 'It belongs to another account.',
  'file-missing':
    'A file didn’t arrive complete, isn’t the type its name says, or has macros or embedded objects. ' +
    'Add it again, without any of these.',
  'looks-automated': 'Our spam filter stopped this message. Email us instead.',
  'too-many': 'Too many messages came from this network in the last hour. Try again later.',
};
