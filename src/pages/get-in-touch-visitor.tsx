import { expo } from '../features/expo/queries.ts';
import { EnquiryPage } from './enquiry-page.tsx';
import type { HeadText, PageModule } from './page.ts';

export const queries: PageModule['queries'] = () => [expo.list()];

export const head = (): HeadText => ({
  description: 'Ask the organiser about your visit: dates, halls, your pass, nursing rooms, lost and found.',
});

export const Page = () => <EnquiryPage kind="visitor" />;
