import { expo } from '../../features/expo/queries.ts';
import type { PageHead, PageModule } from '../page-module.ts';
import { EnquiryPage } from './enquiry-page.tsx';

export const queries: PageModule['initialQueries'] = () => [expo.list()];

export const head = (): PageHead => ({
  description: 'Bring your brand to a Yhello expo: tell us what you sell and which expos interest you.',
});

export const Page = () => <EnquiryPage kind="exhibitor" />;
