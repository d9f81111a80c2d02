import { lazy } from 'react';
import { importComponent } from '../platform/import-with-retry.ts';

// The fallbacks of error boundaries: rarely shown, so no part of the first load.

export const PlainHeader = lazy(() => importComponent(() => import('./plain-header.tsx')));
export const PageFailure = lazy(() => importComponent(() => import('./page-failure.tsx')));
