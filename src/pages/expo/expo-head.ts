// @script expo

import type { QueryClient } from '@tanstack/react-query';
import { sharePicturePath } from '../../domain/content/pictures.ts';
import type { Expo } from '../../domain/expo/expo.ts';
import { about } from '../../domain/organiser/about.ts';
import { findKnownItem } from '../../platform/known-item.ts';
import type { PageMeta } from '../page-module.ts';

/** An expo, as far as responses in the cache know it. */
export const knownExpo = (client: QueryClient, slug: string | null): Expo | undefined =>
  slug ? findKnownItem<Expo>(client, slug, 'showHighlights') : undefined;

/**
 * What each page about one expo tells search engines and share previews. Without an expo in its address it shows the
 * default one, at `pathOf` of which it is listed. Of an expo that is only announced, no page is.
 */
export const expoHead = (
  expo: Expo | undefined,
  pathOf: (slug: string) => string,
  isHidden = false,
): Pick<PageMeta, 'keywords' | 'shareImage' | 'canonical' | 'noIndex'> =>
  expo
    ? {
        keywords: `${expo.name}, ${about.keywords}`,
        shareImage: expo.picture && sharePicturePath(expo.picture),
        canonical: pathOf(expo.slug),
        noIndex: isHidden || !expo.showHighlights,
      }
    : { noIndex: isHidden };
