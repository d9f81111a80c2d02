import { productName } from '../../domain/organiser/brand.ts';
import { enquiryQueries } from '../../features/enquiries/queries.ts';
import { expoQueries } from '../../features/expos/queries.ts';
import type { PageMeta, PageModule } from '../page-module.ts';
import { EnquiryPage } from './enquiry-page.tsx';

export const initialQueries: PageModule['initialQueries'] = () => [
  expoQueries.list(),
  enquiryQueries.categories(),
];

export const head = (): PageMeta => ({
  heading: 'For exhibitors',
  intro: 'Tell us about your brand, and which expos you’d like to be at.',
  description: `Bring your brand to ${productName}: tell us what you sell and which expos interest you.`,
});

export const Page = () => <EnquiryPage kind="exhibitor" />;
