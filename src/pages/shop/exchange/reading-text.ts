import type { Collected, Reading } from '../../../domain/shop/exchange/collect-frames.ts';

/** The message for a text that the camera has read, as long as the list is not complete. */
export function readingText(kind: Exclude<Reading['kind'], 'complete'>, collected: Collected | null): string {
  switch (kind) {
    case 'foreign':
      return 'That isn’t a list. On the other phone, open its list and tap “Send to another phone”.';
    case 'newer':
      return 'This list is from a newer version of the app. Update the app on this phone, then try again.';
    case 'older':
      return 'This list is from an older version of the app. Update the app on the other phone, then try again.';
    case 'other':
      return 'That’s another list than the one you began. Go back to the first phone, or take this one.';
    case 'damaged':
      return 'That didn’t come through. Keep holding the camera over the codes.';
    case 'partial':
      return `${collected?.parts.size ?? 0} of ${collected?.total ?? 0}`;
  }
}
