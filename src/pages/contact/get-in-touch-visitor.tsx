import { expoQueries } from '../../features/expos/queries.ts';
import type { PageMeta, PageModule } from '../page-module.ts';
import { EnquiryPage } from './enquiry-page.tsx';

export const initialQueries: PageModule['initialQueries'] = () => [expoQueries.list()];

export const head = (): PageMeta => ({
  heading: 'For visitors',
  intro: 'Ask us anything about your day at the expo.',
  description: 'Ask the organiser about your visit: dates, halls, your pass, access, lost and found.',
});

export const Page = () => <EnquiryPage kind="visitor" />;
