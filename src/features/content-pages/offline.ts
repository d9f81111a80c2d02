import { offersCareers } from '../../domain/organiser/offers.ts';
import { isEmptySection } from '../../domain/routing/offered.ts';
import type { OfflineFeature } from '../../platform/offline-feature.ts';
import { contentPageQueries } from './queries.ts';

const SLUGS = [
  'about-us',
  'community',
  'terms-of-use',
  'privacy-policy',
  ...(offersCareers ? ['career'] : []),
];

export const contentPagesOffline = {
  texts: ({ flags }) =>
    SLUGS.filter((slug) => ![slug, `/${slug}`].some((path) => isEmptySection(flags, path))).map(
      contentPageQueries.detail,
    ),
} satisfies OfflineFeature;
