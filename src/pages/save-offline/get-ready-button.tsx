import type { ComponentProps } from 'react';
import { mustSaveData } from '../../platform/connection.ts';
import { Button } from '../../ui/button.tsx';
import { countPictures, isTextStored, missingPictures, type Readiness } from './readiness.ts';

type Props = {
  found: Readiness;
  isBusy: boolean;
  start: (withPictures: boolean) => Promise<void>;
  variant?: NonNullable<ComponentProps<typeof Button>['variant']>;
};

/** Where the visitor saves data, pictures take a tap of their own, which says what they cost. */
export function GetReadyButton({ found, isBusy, start, variant = 'solid' }: Props) {
  const asksFirst = mustSaveData();
  const isForPictures = isTextStored(found);
  const pictures = asksFirst ? `${countPictures(missingPictures(found).length)}, up to 3 MB` : 'pictures';
  const label = isForPictures ? `Save ${pictures}` : 'Save now';
  return (
    <Button variant={variant} busy={isBusy} onClick={() => void start(isForPictures || !asksFirst)}>
      {label}
    </Button>
  );
}
