import { writtenBooth } from '../../domain/expo/booth-code.ts';
import type { FindBooth } from './item-row.tsx';

/** Said below a field for a booth. It may be saved all the same: the plan on the phone may be old. */
export function unknownBoothText(typed: string, findBooth: FindBooth | undefined): string | null {
  const booth = writtenBooth(typed);
  return /\d/.test(booth) && findBooth?.(booth) === null ? `No booth ${booth} at this expo.` : null;
}
