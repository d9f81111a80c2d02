// @script pieces

import type { QueryClient } from '@tanstack/react-query';
import { sharePicturePath } from '../../domain/content/pictures.ts';
import type { Expo } from '../../domain/expo/expo.ts';
import { findKnownItem } from '../known-item.ts';
import type { PageHead } from '../page-module.ts';

/** An expo, as far as responses in the cache know it. */
export const knownExpo = (client: QueryClient, slug: string | null): Expo | undefined =>
  slug ? findKnownItem<Expo>(client, slug, 'showHighlights') : undefined;

/** What each page about one expo tells search engines and share previews. */
export const expoHead = (expo: Expo | undefined): Pick<PageHead, 'keywords' | 'shareImage'> | undefined =>
  expo && { keywords: expo.name, shareImage: expo.picture && sharePicturePath(expo.picture) };
