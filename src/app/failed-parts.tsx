import { lazy } from 'react';
import { importWhenReachable } from '../platform/import-with-retry.ts';

// What takes the place of parts that could not be rendered: rarely shown, so no part of the first load.

export const PlainHeader = lazy(() => importWhenReachable(() => import('./plain-header.tsx')));
export const PageFailure = lazy(() => importWhenReachable(() => import('./page-failure.tsx')));
