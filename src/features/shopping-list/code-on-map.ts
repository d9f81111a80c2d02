import { boothCode } from '../../domain/expo/booth-code.ts';
import type { FindBooth } from './item-row.tsx';

/** The code of an item's booth as the map has it, so that one typed with its hall stands among its neighbours. */
export const codeOnMap =
  (findBooth: FindBooth | undefined) =>
  ({ booth }: { booth: string }): string =>
    boothCode(findBooth?.(booth)?.booth ?? booth);
