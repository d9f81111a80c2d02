import type { Collected, Reading } from '../../../domain/shop/exchange/collect-frames.ts';
import type { CodeSource } from '../../../features/scan/scanner.tsx';

const NEXT = 'Take a photo of the next code. On the other phone, tap “Pause”, then “Next code”.';

/** The message for a text that was read, as long as the list is not complete. A camera goes on to the next by itself. */
export function readingText(
  kind: Exclude<Reading['kind'], 'complete'>,
  collected: Collected | null,
  from: CodeSource,
): string {
  const count = `${collected?.parts.size ?? 0} of ${collected?.total ?? 0}`;
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
      return from === 'photo' ? `${count}. ${NEXT}` : count;
    case 'again':
      return from === 'photo' ? `${count}. You have that one. ${NEXT}` : count;
  }
}
