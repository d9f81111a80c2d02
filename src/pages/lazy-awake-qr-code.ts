import { lazy } from 'react';
import { importComponent } from '../platform/import-with-retry.ts';

/** A QR code for another phone. The drawing of codes is loaded with the pass. */
export const LazyAwakeQrCode = lazy(() =>
  importComponent(() => import('../features/pass/awake-qr-code.tsx')),
);
